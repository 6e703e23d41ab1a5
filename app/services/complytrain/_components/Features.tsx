import { Fold } from '@/components/ui/Fold';
import { Heading } from '@/components/ui/Heading';
import { Section } from '@/components/ui/Section';
import { platformPage } from '@/content/page-copy/platform';

const { title, lead, fold, items } = platformPage.features;

/** Each feature beside its limit. */
export function Features() {
  return (
    <Section pad="part">
      <Heading level={2}>{title}</Heading>
      <p className="mt-4 max-w-measure text-lead text-muted">{lead}</p>
      <Fold className="mt-6 md:mt-8" title={fold}>
        <ul className="border-fg md:border-t-2">
          {items.map(({ title: name, does, stops }) => (
            <li
              className="gap-x-6 border-rule border-b py-4 md:grid md:grid-cols-2 md:items-baseline lg:grid-cols-12"
              key={name}
            >
              <h3 className="text-name md:col-span-2 lg:col-span-3">{name}</h3>
              <p className="mt-1 text-body lg:col-span-4 lg:mt-0">{does}</p>
              <p className="relative mt-3 pl-4 text-body text-muted before:absolute before:top-0.5 before:left-0 before:h-5.5 before:w-1.5 before:bg-fg md:mt-1 md:pl-8 lg:col-span-4 lg:col-start-9 lg:mt-0">
                {stops}
              </p>
            </li>
          ))}
        </ul>
      </Fold>
    </Section>
  );
}
