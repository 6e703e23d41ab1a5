import { Heading } from '@/components/ui/Heading';
import { RichText } from '@/components/ui/RichText';
import { Section } from '@/components/ui/Section';
import { platformPage } from '@/content/page-copy/platform';

const { title, items } = platformPage.benefits;

/** Four benefits in one row. */
export function Benefits() {
  return (
    <Section pad="part">
      <Heading level={2}>{title}</Heading>
      <ul className="break-inside-avoid mt-8 grid gap-x-6 border-fg border-t-2 md:grid-cols-2 lg:grid-cols-4">
        {items.map(({ title: name, text }) => (
          <li className="border-rule border-b py-4 md:pr-4 lg:border-b-0" key={name}>
            <h3 className="text-name">{name}</h3>
            <p className="mt-2 text-body text-muted">
              <RichText text={text} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
