import { clsx } from 'clsx';
import { Heading } from '@/components/ui/Heading';
import { Icon } from '@/components/ui/Icon';
import { Section } from '@/components/ui/Section';
import { platformPage } from '@/content/page-copy/platform';

const { title, items } = platformPage.departures;

/** The three calls to action, all to the contact page; they replace the common closing call. */
export function Departures() {
  return (
    <Section className="print:hidden" ground="ink">
      <Heading level={2}>{title}</Heading>
      <ol className="mt-8 border-fg border-t-2 lg:mt-12">
        {items.map(({ label, text }, index) => (
          <li key={label}>
            <a
              className="group grid min-h-26 grid-cols-[1fr_1.75rem] items-center gap-y-1 border-rule border-b py-4 md:grid-cols-[3.125rem_1fr_30px] lg:grid-cols-[3.75rem_1fr_1fr_30px] lg:py-0"
              href="/contact"
            >
              <span
                aria-hidden="true"
                className={clsx(
                  'size-7.5 rounded-full border-6 border-fg max-md:hidden',
                  index === 0 && 'bg-line',
                )}
              />
              <span className="text-figure group-hover:underline">{label}</span>{' '}
              <span className="row-start-2 text-body text-muted max-md:col-span-2 md:col-start-2 lg:col-start-3 lg:row-start-1 lg:pr-8">
                {text}
              </span>
              <Icon
                className="row-start-1 h-5 w-7 text-line col-start-2 md:col-start-3 lg:col-start-4"
                name="right"
              />
            </a>
          </li>
        ))}
      </ol>
    </Section>
  );
}
