import { layEndToEnd, share, totalMonths } from '@/lib/geometry/scale';

interface RouteStopsProps {
  phases: readonly { name: string; months: number }[];
  /** Months of the whole scale. */
  total: number;
}

/** A route as the line, with a stop at the start of each phase and a bar at its end; 76 px high, inside an svg. */
export function RouteStops({ phases, total }: RouteStopsProps) {
  const arrival = share(totalMonths(phases), total);
  return (
    <>
      <rect className="fill-line [height:8px] [y:34px] lg:[height:16px] lg:[y:30px]" width={arrival} x="0" />
      {layEndToEnd(phases).map(({ name, start }) => (
        <circle
          className="translate-x-1.25 fill-ground stroke-2 stroke-fg [r:3.5px] md:translate-x-2 md:stroke-4 md:[r:6px] lg:translate-x-4.25 lg:stroke-6 lg:[r:14px]"
          cx={share(start, total)}
          cy="38"
          key={name}
        />
      ))}
      <rect
        className="fill-fg [height:36px] [width:6px] [y:20px] -translate-x-0.75 lg:[height:56px] lg:[width:10px] lg:[y:10px] lg:-translate-x-2.5"
        x={arrival}
      />
    </>
  );
}
