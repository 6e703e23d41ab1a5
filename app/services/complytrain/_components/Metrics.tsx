import { Fold } from '@/components/ui/Fold';
import { RichText } from '@/components/ui/RichText';
import { Section } from '@/components/ui/Section';
import { monthsNote, monthsTitle } from '@/content/claims';
import { platformPage } from '@/content/page-copy/platform';
import { MetricBar } from './MetricBar';
import { SplitHead } from './SplitHead';

const { title, lead, items } = platformPage.metrics;

/** What comes back: figure, reason with its limits, and the figure drawn. */
export function Metrics() {
  return (
    <Section className="pb-section" id="roi" pad="none">
      <SplitHead lead={lead} title={title} />
      <dl className="mt-8 border-fg border-t-2 tabular-nums lg:mt-12">
        {items.map(({ figure, label, text, bar, ends }) => (
          <div className="grid gap-x-6 border-rule border-b py-4 md:grid-cols-12 md:items-center" key={label}>
            <dt className="mt-2 text-name md:col-span-7 md:col-start-6 md:mt-0 lg:col-span-4 lg:col-start-5 lg:self-end">
              {label}
            </dt>
            <dd className="row-start-1 text-figure md:col-span-5 md:row-end-4 lg:col-span-4 lg:row-end-3">
              <RichText text={figure} terms={false} />
            </dd>
            <dd className="text-small text-muted md:col-span-7 md:col-start-6 lg:col-span-4 lg:col-start-5 lg:self-start">
              <RichText text={text} />
            </dd>
            <dd
              aria-hidden="true"
              className="mt-4 md:col-span-7 md:col-start-6 lg:col-span-4 lg:col-start-9 lg:row-start-1 lg:row-end-3 lg:mt-0"
            >
              <MetricBar bar={bar} />
              <p className="mt-1 flex justify-between text-caption text-muted">
                <span>
                  <RichText text={ends.part} terms={false} />
                </span>{' '}
                <span>
                  <RichText text={ends.whole} terms={false} />
                </span>
              </p>
            </dd>
          </div>
        ))}
      </dl>
      <Fold className="mt-3 md:mt-8" compact title={monthsTitle}>
        <p className="max-w-46em text-small text-muted">
          <RichText text={monthsNote} />
        </p>
      </Fold>
    </Section>
  );
}
