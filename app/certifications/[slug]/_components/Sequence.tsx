import { RichText } from '@/components/ui/RichText';
import type { TableBlock } from '@/content/certifications/types';
import { laneSteps } from '@/lib/geometry/lanes';

/** Distance of two lanes and of a row's top from its stop, in px: a change over two lanes ends above the stop. */
const [gap, stop, radius] = [22, 60, 13] as const;

/** Steps of a procedure on one line that changes lanes at 45 degrees to whoever acts; the company's own lane is the left one. */
export function Sequence({ table, lanes }: { table: TableBlock; lanes: NonNullable<TableBlock['lanes']> }) {
  const { caption, rows } = table;
  const steps = laneSteps(lanes.of, gap);
  const all = [...new Set(lanes.of)];
  const what = lanes.who === 1 ? 2 : 1;
  return (
    <div className="relative">
      <svg aria-hidden="true" className="absolute top-0 left-3.5 h-full w-px overflow-visible">
        {all.map((lane) => (
          <rect className="fill-rule" height="100%" key={lane} width="2" x={lane * gap - 1} />
        ))}
      </svg>
      <ol aria-label={caption}>
        {steps.map(({ x, path, from }, index) => {
          const [title = ''] = rows[index] ?? [];
          const last = index === steps.length - 1;
          return (
            <li
              className="relative min-h-24 pt-12 pb-2 pl-24 text-small md:grid md:grid-cols-[15rem_1fr] md:gap-x-8 print:min-h-0"
              key={title}
            >
              <svg aria-hidden="true" className="absolute top-0 left-3.5 h-full w-px overflow-visible">
                {path && <path className="fill-none stroke-8 stroke-line" d={path} strokeLinecap="round" />}
                <line
                  className="stroke-8 stroke-line"
                  strokeLinecap="round"
                  x1={x}
                  x2={x}
                  y1={index === 0 ? stop : from}
                  y2={last ? stop : '100%'}
                />
                <circle
                  className={lanes.of[index] === 0 ? 'fill-line stroke-fg' : 'fill-ground stroke-fg'}
                  cx={x}
                  cy={stop}
                  r={radius}
                  strokeWidth="4"
                />
              </svg>
              <h3 className="text-term leading-note font-bold">
                {index + 1}. <RichText text={title} terms={false} />
                <small className="block text-label font-normal text-muted">
                  <RichText text={rows[index]?.[lanes.who] ?? ''} />
                </small>
              </h3>
              <p className="max-w-measure leading-note">
                <RichText text={rows[index]?.[what] ?? ''} />
              </p>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
