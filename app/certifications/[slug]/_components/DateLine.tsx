import { clsx } from 'clsx';
import { RichText } from '@/components/ui/RichText';
import type { FactMark } from '@/content/facts';
import { datedFact } from '@/lib/facts/facts';
import { formatDate } from '@/lib/figures/format';

/** Columns by number of events. */
const columns = [
  '',
  '',
  'lg:grid-cols-2',
  'lg:grid-cols-3',
  'lg:grid-cols-4',
  'lg:grid-cols-5',
  'lg:grid-cols-6',
];

/** Dated facts as stops on one line that leaves the trunk and ends in a terminal; vertical below 1181 px. */
export function DateLine({ events }: { events: readonly FactMark[] }) {
  return (
    <ol
      className={clsx(
        'relative mt-14 grid tabular-nums max-lg:pl-13 lg:mt-24 lg:pt-15.5',
        columns[events.length],
        'before:absolute before:top-2 before:bottom-0 before:left-3.5 before:w-2 before:bg-line',
        'lg:before:top-3.5 lg:before:right-0 lg:before:bottom-auto lg:before:-left-to-rail lg:before:h-2 lg:before:w-auto',
        'after:absolute after:-bottom-1.5 after:-left-1 after:h-2.5 after:w-11 after:bg-fg',
        'lg:after:-top-1.25 lg:after:right-0 lg:after:bottom-auto lg:after:left-auto lg:after:h-11.5 lg:after:w-2.5',
      )}
    >
      {events.map(datedFact).map(({ id, date, title, text, status }) => (
        <li
          className={clsx(
            'relative pb-7 before:absolute before:-top-0.5 before:-left-13 before:size-9 before:rounded-full before:border-7 before:border-fg before:bg-ground lg:pr-7 lg:pb-0 lg:before:-top-15.5 lg:before:left-0',
            // What is suspended is no stop of the line yet.
            status === 'suspended' && 'before:border-dashed',
          )}
          key={id}
        >
          <h3>
            <time
              className="block text-xl leading-value font-bold tracking-value xl:text-2xl"
              dateTime={date}
            >
              {formatDate(date)}
            </time>{' '}
            <span className="block text-label text-muted">{title}</span>
          </h3>
          <p className="mt-2 text-small">
            <RichText text={text} />
          </p>
        </li>
      ))}
    </ol>
  );
}
