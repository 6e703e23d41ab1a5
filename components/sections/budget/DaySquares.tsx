import type { Ends } from '@/content/budget/types';

/** Days of a week, of a group of four weeks; sides and distances in pixels. */
const week = 5;
const group = 4 * week;
const side = 9;
const pitch = 12;

const corner = (day: number) => [Math.floor(day / week) * pitch, (day % week) * pitch] as const;
const filled = (day: number) => `M${corner(day).join(' ')}h${side}v${side}h-${side}z`;
const hollow = (day: number) => {
  const [x, y] = corner(day);
  return `M${x + 0.75} ${y + 0.75}h${side - 1.5}v${side - 1.5}h-${side - 1.5}z`;
};

/** A square a day, a column a week, filled to the least and hollow to the most; groups of 20 days wrap. */
export function DaySquares({ days: [least, most] }: { days: Ends }) {
  const groups = Array.from({ length: Math.ceil(most / group) }, (_, index) => index * group);
  return (
    <div aria-hidden="true" className="flex flex-wrap gap-x-1.5 gap-y-3">
      {groups.map((first) => {
        const inGroup = Array.from({ length: Math.min(group, most - first) }, (_, index) => index);
        const solid = inGroup.filter((day) => first + day < least);
        return (
          <svg
            aria-hidden="true"
            height={(week - 1) * pitch + side}
            key={first}
            width={(Math.ceil(inGroup.length / week) - 1) * pitch + side}
          >
            <path className="fill-fg" d={solid.map(filled).join('')} />
            <path
              className="fill-none stroke-fg"
              d={inGroup.slice(solid.length).map(hollow).join('')}
              strokeWidth="1.5"
            />
          </svg>
        );
      })}
    </div>
  );
}
