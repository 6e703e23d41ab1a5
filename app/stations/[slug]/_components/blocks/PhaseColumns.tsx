import type { ReactNode } from 'react';
import { RichText } from '@/components/ui/RichText';
import { labels } from '@/content/labels';
import type { Text } from '@/content/text';
import { formatWeekSpan } from '@/lib/stations/journey';
import { fill } from '@/lib/text/fill';

interface PhaseColumn {
  from: number;
  to: number;
  title: string;
  text: Text;
  /** What stands under the text: work notes, checklist, gate. */
  body: ReactNode;
}

interface PhaseColumnsProps {
  /** Length of the scale. */
  weeks: number;
  columns: readonly PhaseColumn[];
}

const percent = (part: number, whole: number) => `${+((part / whole) * 100).toFixed(3)}%`;

/** Equal phases side by side under one scale of weeks; below the desktop one under another, each bar at its place. */
export function PhaseColumns({ weeks, columns }: PhaseColumnsProps) {
  return (
    <div className="mt-8 border-fg border-t-2 lg:mt-12">
      <div aria-hidden="true" className="hidden auto-cols-fr grid-flow-col text-caption text-muted lg:grid">
        {Array.from({ length: weeks }, (_, week) =>
          week === 0 ? fill(labels.week, { number: 1 }) : String(week + 1),
        ).map((label) => (
          <span className="border-rule py-2 pl-2 not-first:border-l" key={label}>
            {label}
          </span>
        ))}
      </div>
      <ol className="phase-columns lg:grid lg:auto-cols-fr lg:grid-flow-col">
        {columns.map(({ from, to, title, text, body }) => (
          <li
            className="flex flex-col border-rule max-lg:border-b max-lg:pb-4 lg:row-span-9 lg:grid lg:grid-rows-subgrid lg:pr-6 lg:pl-6 lg:not-first:border-l lg:first:pl-0 lg:last:pr-0"
            key={title}
          >
            <svg aria-hidden="true" className="mb-4 h-4 w-full lg:hidden">
              <rect
                className="fill-fg"
                height="100%"
                width={percent(to - from + 1, weeks)}
                x={percent(from - 1, weeks)}
              />
            </svg>
            <span aria-hidden="true" className="phase-bar max-lg:hidden" />
            <h3 className="text-name">{title}</h3>
            <p className="text-small text-muted">{formatWeekSpan({ from, to })}</p>
            <p className="mt-2 mb-4 text-body">
              <RichText text={text} />
            </p>
            {body}
          </li>
        ))}
      </ol>
    </div>
  );
}
