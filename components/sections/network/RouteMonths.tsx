import { networkCopy } from '@/content/page-copy/network';
import type { Bar } from '@/lib/network/marks';
import { rulerSteps as months, rulerShare as share } from '@/lib/network/ruler';
import { networkStops } from '@/lib/network/topology';
import { stopName } from '@/lib/network/words';

/** Months from the start, to scale: solid to the earliest end, hollow to the latest. */
export function RouteMonths({ bars }: { bars: readonly Bar[] }) {
  return (
    <div aria-hidden="true" className="network-ruler" data-ruler="" hidden={bars.length === 0}>
      <p className="network-axis">
        <span>{networkCopy.ruler.label}</span>
        <svg aria-hidden="true">
          {months.map((count) => (
            <text
              key={count}
              textAnchor={count === 0 ? 'start' : count === months.at(-1) ? 'end' : 'middle'}
              x={share(count)}
              y="14"
            >
              {count}
            </text>
          ))}
        </svg>
      </p>
      {networkStops.map(({ certification }) => {
        const bar = bars.find(([name]) => name === certification);
        const [, start, earliest, latest] = bar ?? [certification, 0, 0, 0];
        return (
          <p className="network-bar" data-bar={certification} hidden={!bar} key={certification}>
            <span>{stopName(certification)}</span>
            <svg aria-hidden="true">
              {months.map((count) => (
                <line key={count} x1={share(count)} x2={share(count)} y2="30" />
              ))}
              <rect data-to="latest" height="12" width={share(latest - start)} x={share(start)} y="9" />
              <rect data-to="earliest" height="14" width={share(earliest - start)} x={share(start)} y="8" />
            </svg>
          </p>
        );
      })}
    </div>
  );
}
