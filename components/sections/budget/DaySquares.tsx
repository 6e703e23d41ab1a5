import type { Ends } from '@/content/budget/types';

/** Days of a week, of a group of four weeks; sides and distances in pixels. */
const week = 5;
const group = 4 * week;
const side = 9;
const pitch = 12;
const height = (week - 1) * pitch + side;

const corner = (day: number) => [Math.floor(day / week) * pitch, (day % week) * pitch] as const;
const filled = (day: number) => `M${corner(day).join(' ')}h${side}v${side}h-${side}z`;
const hollow = (day: number) => {
  const [x, y] = corner(day);
  return `M${x + 0.75} ${y + 0.75}h${side - 1.5}v${side - 1.5}h-${side - 1.5}z`;
};

interface DaySquaresProps {
  days: Ends;
  /** The sum of other rows: in the color of the line. */
  total?: boolean;
}

/**
 * A square a day, a column a week, filled to the least and hollow to the most. Groups of 20 days wrap, never shrink; a
 * full group has its count below.
 */
export function DaySquares({ days: [least, most], total }: DaySquaresProps) {
  const groups = Array.from({ length: Math.ceil(most / group) }, (_, index) => index * group);
  return (
    <div aria-hidden="true" className="flex flex-wrap gap-x-1.5 gap-y-3">
      {groups.map((first) => {
        const inGroup = Array.from({ length: Math.min(group, most - first) }, (_, index) => index);
        const solid = inGroup.filter((day) => first + day < least);
        const open = inGroup.slice(solid.length);
        const width = (Math.ceil(inGroup.length / week) - 1) * pitch + side;
        const full = inGroup.length === group;
        return (
          <svg
            aria-hidden="true"
            className={total ? 'text-line' : 'text-fg'}
            height={full ? height + 18 : height}
            key={first}
            width={width}
          >
            {solid.length > 0 && <path className="fill-current" d={solid.map(filled).join('')} />}
            {open.length > 0 && (
              <path className="fill-none stroke-current" d={open.map(hollow).join('')} strokeWidth="1.5" />
            )}
            {full && (
              <text className="fill-muted text-caption" textAnchor="end" x={width} y={height + 15}>
                {first + group}
              </text>
            )}
          </svg>
        );
      })}
    </div>
  );
}
