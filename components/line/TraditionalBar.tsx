import { labels } from '@/content/labels';
import { layEndToEnd, share } from '@/lib/geometry/scale';
import { TraditionalHatch } from './TraditionalHatch';

interface TraditionalBarProps {
  phases: readonly { name: string; months: number }[];
  total: number;
}

/** The long route: hatched phases, end to end over the full width. Its words stand in the list above it. */
export function TraditionalBar({ phases, total }: TraditionalBarProps) {
  return (
    <svg aria-hidden="true" className="relative mt-4 block h-16 w-full overflow-visible lg:h-19">
      <TraditionalHatch id="scale-hatch" />
      {layEndToEnd(phases).map(({ name, months, start }) => {
        const box = { x: share(start, total), width: share(months, total), height: '100%' };
        return (
          <g key={name}>
            <rect className="fill-ground" {...box} />
            <rect className="stroke-fg" fill="url(#scale-hatch)" strokeWidth="2" {...box} />
            <g className="translate-x-1.5 fill-fg md:translate-x-2.25 lg:translate-x-4">
              <text className="text-caption lg:text-label" x={box.x} y="27">
                {name}
              </text>
              <text className="font-bold text-caption md:text-label lg:text-term" x={box.x} y="50">
                {months}
                <tspan className="max-xs:hidden"> {labels.monthsUnit}</tspan>
              </text>
            </g>
          </g>
        );
      })}
    </svg>
  );
}
