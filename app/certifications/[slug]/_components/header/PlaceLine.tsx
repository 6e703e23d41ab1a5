import { clsx } from 'clsx';
import { Bend } from '@/components/line/Bend';
import { certificationCopy } from '@/content/page-copy/certification';
import { stationHeads, stationList } from '@/content/stations/heads';
import type { StationSlug } from '@/content/stations/slugs';

/** The classes that end the colored line at the center of a stop, by station number. */
const lineEnds = [
  '',
  'after:right-[calc(100%-12px)]',
  'after:right-[calc(80%-12px)]',
  'after:right-[calc(60%-12px)]',
  'after:right-[calc(40%-12px)]',
  'after:right-[calc(20%-12px)]',
];

/**
 * Renders the five stations on one line with the station of this certification. On mobile only that one has a label.
 */
export function PlaceLine({ station, label }: { station: StationSlug; label: string }) {
  const currentStation = stationHeads[station];
  return (
    <div className="relative z-3 mt-4 pb-3 after:absolute after:-top-1 after:right-0 after:h-9.5 after:w-2 after:bg-fg after:content-empty md:mt-12 md:pb-6">
      <Bend className="-top-10.25" />
      <ol
        aria-label={certificationCopy.place}
        className={clsx('place-line grid grid-cols-5 text-muted text-small', lineEnds[currentStation.number])}
      >
        {stationList.map(({ slug, number, name }) => {
          const current = slug === station;
          return (
            <li
              className={clsx(
                'place-stop',
                current && 'place-here',
                number > currentStation.number && 'before:border-muted before:bg-surface',
              )}
              key={slug}
            >
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
