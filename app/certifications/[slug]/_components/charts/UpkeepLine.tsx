import { clsx } from 'clsx';
import { Fragment } from 'react';
import type { UpkeepMark } from '@/content/certifications/workbench/types';
import { labels } from '@/content/labels';
import { certificationCopy } from '@/content/page-copy/certification';
import { share } from '@/lib/geometry/scale';
import { fill } from '@/lib/text/fill';

const monthsOfYear = 12;
/** Letters of labels that the line holds on the narrowest phone. */
const letters = 36;

/** Whether a label would run into the next one on the phone; the last label ends at its mark, the others lie over it. */
function meetsNext(marks: readonly UpkeepMark[], index: number): boolean {
  const [mark, next, end] = [marks[index], marks[index + 1], marks.at(-1)];
  if (!mark || !next || !end) return false;
  const needed = mark.label.length / 2 + (next === end ? next.label.length : next.label.length / 2);
  return needed > ((next.month - mark.month) / end.month) * letters;
}

/** Duties that come back, true to scale on one line from the start to the last of them; a tick each year. */
export function UpkeepLine({ marks }: { marks: readonly UpkeepMark[] }) {
  const end = marks.at(-1)?.month ?? 0;
  const years = Array.from({ length: end / monthsOfYear }, (_, index) => index + 1);
  const crowded = marks.some((_, index) => meetsNext(marks, index));
  const x = (month: number) => share(month, end);
  const anchor = (month: number) => (month === end ? 'end' : 'middle');
  return (
    <figure className={clsx('mb-8 max-w-184 pr-4', crowded && 'max-md:pt-4')}>
      <svg aria-hidden="true" className="h-20 w-full overflow-visible">
        <rect className="fill-line" height="8" width="100%" y="32" />
        <rect className="fill-fg" height="24" width="4" y="24" />
        <text className="fill-muted text-caption" y="74">
          {labels.start}
        </text>
        {years.map((year) => (
          <Fragment key={year}>
            <rect
              className="fill-fg"
              data-year={year}
              height="18"
              width="2"
              x={x(year * monthsOfYear)}
              y="36"
            />
            <text
              className={clsx('fill-muted text-caption', year * monthsOfYear < end && 'enlarged:hidden')}
              textAnchor={anchor(year * monthsOfYear)}
              x={x(year * monthsOfYear)}
              y="74"
            >
              {fill(certificationCopy.after.year, { number: year })}
            </text>
          </Fragment>
        ))}
        {marks.map(({ month, label, renewal }, index) => (
          <Fragment key={month}>
            <circle
              className={clsx('stroke-fg', renewal ? 'fill-line' : 'fill-ground')}
              cx={x(month)}
              cy="36"
              data-month={month}
              r="11"
              strokeWidth="6"
            />
            <text
              className={clsx(
                'fill-fg text-small',
                crowded ? 'tight:hidden' : 'enlarged:hidden',
                renewal && 'font-bold',
                meetsNext(marks, index) && 'max-md:-translate-y-4.5',
              )}
              textAnchor={anchor(month)}
              x={x(month)}
              y="14"
            >
              {label}
            </text>
          </Fragment>
        ))}
      </svg>
      {/* Large text has no room over the line; where labels are many, nor have wide letters on the narrowest phones. */}
      <figcaption className={clsx('sr-only', crowded ? 'tight:not-sr-only' : 'enlarged:not-sr-only')}>
        {marks
          .map(({ month, label }) =>
            fill(certificationCopy.after.mark, {
              year: fill(certificationCopy.after.year, { number: month / monthsOfYear }),
              label,
            }),
          )
          .join('; ')}
      </figcaption>
    </figure>
  );
}
