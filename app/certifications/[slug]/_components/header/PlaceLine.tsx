import { clsx } from 'clsx';
import { Bend } from '@/components/line/Bend';
import { Terminal } from '@/components/line/Terminal';
import { certificationCopy } from '@/content/page-copy/certification';
import { stationHeads, stationList } from '@/content/stations/heads';
import type { StationSlug } from '@/content/stations/slugs';
import { percentOf } from '@/lib/geometry/scale';

/**
 * Renders the five stations on one line with the station of this certification. On mobile only that one has a label.
 */
export function PlaceLine({ station, label }: { station: StationSlug; label: string }) {
  const currentStation = stationHeads[station];
  return (
    <div className="relative z-3 mt-4 pb-3 md:mt-12 md:pb-6">
      <Bend className="-top-10.25" />
      <Line current={currentStation.number} />
      <Terminal className="-top-1 right-0 h-9.5 w-2" />
      <ol
        aria-label={certificationCopy.place}
        className="relative z-2 grid grid-cols-5 text-muted text-small"
      >
        {stationList.map(({ slug, number, name }) => {
          const current = slug === station;
          return (
            <li className="pt-12 md:pr-2" key={slug}>
              <span className={clsx('block max-md:sr-only', current && 'font-bold text-fg')}>
                {number} {name}
              </span>{' '}
              {current && <span className="block text-balance max-md:sr-only">{label}</span>}
            </li>
          );
        })}
      </ol>
      <p aria-hidden="true" className="text-small text-muted md:hidden">
        <b className="font-bold text-fg">
          {currentStation.number} {currentStation.name}
        </b>{' '}
        {label}
      </p>
    </div>
  );
}

/** Renders the line, red up to the current station; on mobile it starts at the window's edge. */
function Line({ current }: { current: number }) {
  return (
    <svg aria-hidden="true" className="absolute z-1 h-8 w-full overflow-visible">
      <line className="stroke-8 stroke-slate" x1="6" x2="100%" y1="15" y2="15" />
      <line className="stroke-8 stroke-line md:hidden" x1="-20" x2="12" y1="15" y2="15" />
      <line className="stroke-8 stroke-line" x1="6" x2={percentOf(current - 1, 5)} y1="15" y2="15" />
      {stationList.map(({ number }) => (
        <circle
          className={clsx(
            'translate-x-3',
            number === current && 'fill-line stroke-6 stroke-fg',
            number < current && 'fill-fg',
            number > current && 'fill-surface stroke-4 stroke-muted',
          )}
          cx={percentOf(number - 1, 5)}
          cy="15"
          key={number}
          r={number === current ? 16 : number < current ? 12 : 10}
        />
      ))}
    </svg>
  );
}
