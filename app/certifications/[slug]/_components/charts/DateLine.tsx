import { clsx } from 'clsx';
import { Fragment } from 'react';
import { Fold } from '@/components/ui/Fold';
import { RichText } from '@/components/ui/RichText';
import type { FactMark } from '@/content/facts';
import { certificationCopy } from '@/content/page-copy/certification';
import { datedFact } from '@/lib/facts/facts';
import { formatDate } from '@/lib/figures/format';
import { dateScale } from '@/lib/geometry/date-scale';
import { share } from '@/lib/geometry/scale';
import { fill } from '@/lib/text/fill';

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

/** How far in px a stop is raised that would cover the one before. */
const step = 30;

/** Dated facts on one line true to scale, which leaves the trunk and ends in a terminal; below it what each brings. */
export function DateLine({ events }: { events: readonly FactMark[] }) {
  const facts = events.map(datedFact);
  const { stops, years } = dateScale(facts.map(({ date }) => date));
  const x = (place: number) => share(place, 1);
  // Middle of the line, below the stops that are raised.
  const line = step * Math.max(...stops.map(({ level }) => level)) + 18;
  return (
    <div className="relative mt-8 tabular-nums lg:mt-16">
      <div className="relative pl-3">
        <svg aria-hidden="true" className="relative w-full overflow-visible" height={line + 48}>
          <rect className="fill-line" height="8" width="100%" y={line - 4} />
          {/* From the trunk, or from the window's edge, to the first stop. */}
          <rect
            className="w-9 -translate-x-9 fill-line md:w-to-mark md:-translate-x-to-mark"
            height="8"
            y={line - 4}
          />
          <rect className="fill-fg" height="36" width="8" x="100%" y={line - 18} />
          {years.map(({ year, at }) => (
            <Fragment key={year}>
              <rect className="fill-fg" height="18" width="2" x={x(at)} y={line + 4} />
              <text className="fill-muted text-caption" textAnchor="middle" x={x(at)} y={line + 40}>
                {year}
              </text>
            </Fragment>
          ))}
          {stops.map(({ at, level }, index) => (
            <Fragment key={facts[index]?.id}>
              {level > 0 && (
                <rect className="fill-fg" height={step * level} width="2" x={x(at)} y={line - step * level} />
              )}
              <circle
                className="fill-ground stroke-fg"
                cx={x(at)}
                cy={line - step * level}
                r="12.5"
                strokeDasharray={facts[index]?.status === 'suspended' ? '5 3' : undefined}
                strokeWidth="3"
              />
              <text
                className="fill-fg text-caption font-black"
                textAnchor="middle"
                x={x(at)}
                y={line - step * level + 5}
              >
                {index + 1}
              </text>
            </Fragment>
          ))}
        </svg>
      </div>
      <Fold className="mt-3" title={fill(certificationCopy.datesFold, { count: facts.length })}>
        <ol className={clsx('grid max-md:pt-4 gap-x-6 gap-y-4', columns[events.length])}>
          {facts.map(({ id, date, title, text, status }) => (
            <li
              // What is suspended is no stop of the line yet.
              className={clsx('dated-event', status === 'suspended' && 'before:border-dashed')}
              key={id}
            >
              <h3 className="mb-1 text-muted">
                <time className="block text-name text-fg" dateTime={date}>
                  {formatDate(date)}
                </time>{' '}
                {title}
              </h3>
              <RichText text={text} />
            </li>
          ))}
        </ol>
      </Fold>
    </div>
  );
}
