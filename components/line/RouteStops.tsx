import { layEndToEnd, rem, share, totalMonths } from '@/lib/geometry/scale';

interface RouteStopsProps {
  phases: readonly { name: string; months: number }[];
  /** Months of the whole scale. */
  total: number;
}

/** A route as the line, with a stop at the start of each phase and a bar at its end; 76 px high at the default text size, inside an svg. */
export function RouteStops({ phases, total }: RouteStopsProps) {
  const arrival = share(totalMonths(phases), total);
  return (
    <>
      <rect
        className="fill-line [height:0.5rem] [y:2.125rem] lg:[height:1rem] lg:[y:1.875rem]"
        width={arrival}
        x="0"
      />
      {layEndToEnd(phases).map(({ name, start }) => (
        <circle
          className="translate-x-1.25 fill-ground stroke-2 stroke-fg [r:3.5px] md:translate-x-2 md:stroke-4 md:[r:6px] lg:translate-x-4.25 lg:stroke-6 lg:[r:14px]"
          cx={share(start, total)}
          cy={rem(38)}
          key={name}
        />
      ))}
      <rect
        className="fill-fg [height:2.25rem] [width:6px] [y:1.25rem] -translate-x-0.75 lg:[height:3.5rem] lg:[width:10px] lg:[y:0.625rem] lg:-translate-x-2.5"
        x={arrival}
      />
    </>
  );
}
