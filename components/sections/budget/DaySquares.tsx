import type { Ends } from '@/content/budget/types';

/** Days of a week, of a group of four weeks; sides and distances in pixels. */
const week = 5;
const group = 4 * week;
const side = 9;
const pitch = 12;
const height = (week - 1) * pitch + side;

const corner = (day: number) => [Math.floor(day / week) * pitch, (day % week) * pitch] as const;
const square = (x: number, y: number, size: number) => `M${x} ${y}h${size}v${size}h-${size}z`;
/** A square with a hole leaves a frame of 1.5 px. */
const drawn = (day: number, solid: boolean) => {
  const [x, y] = corner(day);
  return square(x, y, side) + (solid ? '' : square(x + 1.5, y + 1.5, side - 3));
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
    <div aria-hidden="true" className="flex flex-wrap gap-x-2 gap-y-3">
      {groups.map((first) => {
        const inGroup = Array.from({ length: Math.min(group, most - first) }, (_, index) => index);
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
            <path
              className="fill-current"
              d={inGroup.map((day) => drawn(day, first + day < least)).join('')}
              fillRule="evenodd"
            />
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
