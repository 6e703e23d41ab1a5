import { clsx } from 'clsx';
import { Bend } from '@/components/line/Bend';
import { certificationCopy } from '@/content/page-copy/certification';
import { stationHeads, stationList } from '@/content/stations/heads';
import type { StationSlug } from '@/content/stations/slugs';

/** Where the traveled line ends, by station number: at the center of its stop, wherever it starts. */
const traveled = [
  '',
  'after:right-[calc(100%-12px)]',
  'after:right-[calc(80%-12px)]',
  'after:right-[calc(60%-12px)]',
  'after:right-[calc(40%-12px)]',
  'after:right-[calc(20%-12px)]',
];

/** The five stations on one line with the one this certification belongs to; on the phone only that one is named. */
export function PlaceLine({ station, label }: { station: StationSlug; label: string }) {
  const here = stationHeads[station];
  return (
    <div className="relative z-3 mt-4 pb-3 after:absolute after:-top-1 after:right-0 after:h-9.5 after:w-2 after:bg-fg md:mt-12 md:pb-6">
      <Bend className="-top-10.25" />
      <ol
        aria-label={certificationCopy.place}
        className={clsx('place-line grid grid-cols-5 text-muted text-small', traveled[here.number])}
      >
        {stationList.map(({ slug, number, name }) => {
          const current = slug === station;
          return (
            <li
              className={clsx(
                'place-stop',
                current && 'place-here',
                number > here.number && 'before:border-muted before:bg-surface',
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
          {here.number} {here.name}
        </b>{' '}
        {label}
      </p>
    </div>
  );
}
