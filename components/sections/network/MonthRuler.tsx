import { networkCopy } from '@/content/page-copy/network';
import { type Bar, rulerMonths } from '@/lib/network/marks';
import { networkStops } from '@/lib/network/topology';
import { stopName } from '@/lib/network/words';

const months = [0, 6, 12, 18, 24] as const;
const share = (count: number) => `${(count / rulerMonths) * 100}%`;

/** Months from the start, to scale: solid to the earliest end, hollow to the latest. */
export function MonthRuler({ bars }: { bars: readonly Bar[] }) {
  return (
    <div aria-hidden="true" className="network-ruler" data-ruler="" hidden={bars.length === 0}>
      <p className="network-axis">
        {months.map((count) => (
          <span key={count}>{count === 0 ? networkCopy.ruler.first : count}</span>
        ))}
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
