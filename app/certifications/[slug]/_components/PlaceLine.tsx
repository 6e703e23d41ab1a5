import { clsx } from 'clsx';
import { Bend } from '@/components/line/Bend';
import { certificationCopy } from '@/content/page-copy/certification';
import { stationHeads, stationList } from '@/content/stations/heads';
import type { StationSlug } from '@/content/stations/slugs';

/** Length of the traveled line by station number: to the center of its stop. */
const traveled = [
  '',
  'w-2',
  'w-[calc(20%+8px)]',
  'w-[calc(40%+8px)]',
  'w-[calc(60%+8px)]',
  'w-[calc(80%+8px)]',
];

/** The five stations on one line with the one this certification belongs to; on the phone only that one is named. */
export function PlaceLine({ station, label }: { station: StationSlug; label: string }) {
  const here = stationHeads[station];
  return (
    <div className="relative z-3 mt-6 pb-5 md:mt-14 md:pb-9 lg:mt-16">
      <Bend className="-top-10.25" />
      <div
        aria-hidden="true"
        className="absolute top-2.75 right-0 -left-5 h-2 bg-paper/28 md:left-1.5 forced-colors:border-y"
      />
      <div
        aria-hidden="true"
        className={clsx('absolute top-2.75 left-1.5 h-2 bg-line', traveled[here.number])}
      />
      <div aria-hidden="true" className="absolute top-2.75 -left-gutter h-2 w-6.5 bg-line md:hidden" />
      <ol
        aria-label={certificationCopy.place}
        className="relative z-2 grid grid-cols-5 text-label text-muted"
      >
        {stationList.map(({ slug, number, name }) => {
          const current = slug === station;
          return (
            <li
              className={clsx(
                'relative pt-10.5 md:pr-2.5',
                'before:absolute before:rounded-full',
                current
                  ? 'before:-top-1 before:-left-1.75 before:size-9.5 before:border-6 before:border-fg before:bg-line'
                  : 'before:top-0.75 before:left-0 before:size-6 before:border-4',
                !current &&
                  (number < here.number
                    ? 'before:border-fg before:bg-fg'
                    : 'before:border-muted before:bg-ground'),
              )}
              key={slug}
            >
              <span className={clsx('block max-md:sr-only', current && 'font-extrabold text-fg')}>
                {number} {name}
              </span>{' '}
              {current && <span className="block max-md:sr-only">{label}</span>}
            </li>
          );
        })}
      </ol>
      <p aria-hidden="true" className="text-base leading-note text-muted md:hidden">
        <b className="font-extrabold text-fg">
          {here.number} {here.name}
        </b>{' '}
        {label}
      </p>
    </div>
  );
}
