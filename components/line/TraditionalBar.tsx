import { Fragment } from 'react';
import { labels } from '@/content/labels';
import { layEndToEnd, rem, share } from '@/lib/geometry/scale';
import { TraditionalHatch } from './TraditionalHatch';

interface TraditionalBarProps {
  phases: readonly { name: string; months: number }[];
  total: number;
}

const words = 'translate-x-1.5 fill-fg text-caption md:translate-x-2.25 lg:translate-x-4 lg:text-small';

/** The long route: hatched phases, end to end over the full width. Its words stand in the list above it. */
export function TraditionalBar({ phases, total }: TraditionalBarProps) {
  return (
    <svg
      aria-hidden="true"
      className="relative mt-4 h-16 w-full overflow-visible bg-ground lg:h-19 print:h-21"
    >
      <TraditionalHatch id="scale-hatch" />
      {layEndToEnd(phases).map(({ name, months, start }) => {
        const x = share(start, total);
        return (
          <Fragment key={name}>
            <rect
              className="stroke-fg"
              fill="url(#scale-hatch)"
              height="100%"
              strokeWidth="2"
              width={share(months, total)}
              x={x}
            />
            <text className={words} x={x} y={rem(27)}>
              <tspan className="tight:hidden">{name}</tspan>
              <tspan className="font-bold lg:text-name" x={x} y={rem(50)}>
                {months}
              </tspan>
              <tspan className="font-bold max-xs:hidden lg:text-name"> {labels.monthsUnit}</tspan>
            </text>
          </Fragment>
        );
      })}
    </svg>
  );
}
