import { clsx } from 'clsx';
import { startColumn } from '@/components/line/start-column';
import { Heading } from '@/components/ui/Heading';
import { RichText } from '@/components/ui/RichText';
import { Section } from '@/components/ui/Section';
import { aboutPage, type HistoryStop } from '@/content/page-copy/about';
import { formatDate } from '@/lib/figures/format';
import { placeInTime } from '@/lib/geometry/timeline';
import { HistoryLine, historyYears } from './HistoryLine';

const stops = placeInTime(aboutPage.history.stops, historyYears[0]);

/**
 * The history on a time axis: the company's own stops under the line, market events above it. On narrow screens a list.
 */
export function History() {
  return (
    <Section ground="tint" labelledBy="history" className="py-6 md:py-12" pad="none">
      <Heading id="history" level={2}>
        {aboutPage.history.title}
      </Heading>
      <div className="relative mt-6 lg:mt-8">
        <HistoryLine stops={stops} />
        <ol className="lg:grid lg:grid-cols-24 lg:grid-rows-[148px_112px_auto]">
          {stops.map((stop) => (
            <Label key={stop.title} {...stop} />
          ))}
        </ol>
      </div>
    </Section>
  );
}

const ring = {
  ours: 'max-lg:before:size-8.5 max-lg:before:border-6 max-lg:before:border-fg',
  planned:
    'max-lg:before:size-8.5 max-lg:before:border-4 max-lg:before:border-dashed max-lg:before:border-fg',
  public:
    'max-lg:before:size-4.5 max-lg:before:translate-2 max-lg:before:border-4 max-lg:before:border-muted',
};

function Label({ date, title, text, kind, side, month }: HistoryStop & { month: number }) {
  const before = side === 'before';
  return (
    <li
      className={clsx(
        'max-lg:relative max-lg:pb-4 max-lg:pl-12 max-lg:last:pb-0',
        'max-lg:before:absolute max-lg:before:top-0 max-lg:before:left-0 max-lg:before:z-2 max-lg:before:rounded-full max-lg:before:bg-ground',
        'max-lg:after:absolute max-lg:after:top-4 max-lg:after:-bottom-4 max-lg:after:left-3.25 max-lg:after:border-l-8 max-lg:after:border-line max-lg:last:after:hidden',
        kind === 'planned' && 'max-lg:after:border-dashed',
        ring[kind],
        kind === 'public' && 'lg:row-start-1 lg:self-end lg:pb-3',
        // Two events of the market stand close together: one is written to the left of its mark, one to the right.
        before && 'lg:col-span-6 lg:pr-1 lg:text-right',
        kind === 'public' && !before && 'lg:col-span-6 lg:pl-3',
        kind !== 'public' && 'lg:row-start-3 lg:col-span-4 lg:pr-4',
        // The words are placed at the month, the drawing at the day.
        startColumn(Math.floor(month) - (before ? 6 : 0)),
      )}
    >
      <span className="block font-bold text-small">
        <time dateTime={date}>{formatDate(date)}</time>
        <span className="font-normal text-muted">, {aboutPage.history.kinds[kind]}</span>
      </span>
      <h3 className="mt-0.5 mb-2 text-name">{title}</h3>
      <p className="text-small">
        <RichText text={text} />
      </p>
    </li>
  );
}
