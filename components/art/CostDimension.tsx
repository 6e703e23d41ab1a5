import { siteName } from '@/content/site';
import { journeyMonths, traditionalMonths } from '@/lib/figures/journey';
import { figureByName } from '@/lib/figures/named';

/** Coordinates of the dimension lines. The whole length is the traditional route. */
const start = 40;
const length = 620;
const journeyEnd = start + (length * journeyMonths.max) / traditionalMonths.max;
const end = start + length;

/** Renders two dimension lines at the same scale: the traditional route and ours. */
export function CostDimension() {
  return (
    <svg aria-hidden="true" height="130" viewBox="30 536 640 130" width="640">
      <g className="stroke-fg/80" strokeWidth="0.9">
        <path d={`M${start} 546V650M${end} 546V584M${journeyEnd} 586V650`} />
        <path d={`M${start} 574H${end}`} strokeWidth="1.6" />
        <path className="fill-fg" d={`M${start} 574l14 -5v10ZM${end} 574l-14 -5v10Z`} stroke="none" />
      </g>
      <path className="stroke-line" d={`M${start} 634H${journeyEnd}`} strokeWidth="6" />
      <g className="fill-fg font-bold text-drawn-20 max-lg:text-drawn-34 max-md:text-drawn-28">
        <path className="fill-surface" d={`M${start + 100} 554H${end - 100}V594H${start + 100}Z`} />
        <text textAnchor="middle" x={start + length / 2} y="582">
          {`${figureByName('traditional.cost')}, ${figureByName('traditional.months')}`}
        </text>
        <text x={journeyEnd + 18} y="641">
          {`${siteName}, ${figureByName('journey')}`}
        </text>
      </g>
    </svg>
  );
}
