import { clsx } from 'clsx';
import { Stop } from '@/components/line/Stop';
import { Terminal } from '@/components/line/Terminal';
import { firstBidMonth } from '@/content/claims';
import { platformPage } from '@/content/page-copy/platform';
import { stations } from '@/content/stations';
import { stationList } from '@/content/stations/heads';
import { formatMonths, formatRange } from '@/lib/figures/format';
import { stationPhases } from '@/lib/stations/phases';

const { flag } = platformPage.timetable;

/** Height of a row by its months: 116 px a month on the phone, 132 px above. */
const heights: Record<number, string> = {
  1: 'min-h-29 md:min-h-33',
  2: 'min-h-58 md:min-h-66',
};

/** The journey as a timetable: one unit of height is one month. */
export function Timetable() {
  return (
    <div className="relative mt-8 border-fg border-t-2 tabular-nums lg:mt-12">
      <ol className="relative before:absolute before:top-10 before:bottom-0 before:left-4.25 before:w-2 before:bg-line">
        {stationList.map(({ slug, number, name, months, weeks, topic }) => (
          <li className={clsx('timetable-row', heights[months.to - months.from + 1])} key={slug}>
            <Stop className="row-span-3 md:row-span-1" size="lg">
              {number}
            </Stop>
            <p className="flex flex-wrap gap-x-2 font-bold text-small md:block md:pt-2 md:text-name">
              {formatMonths(months)}{' '}
              <span className="font-normal text-muted md:block md:text-small">{formatRange(weeks)}</span>
            </p>
            <div className="col-start-2 md:col-start-auto md:pr-6">
              <h3 className="text-name">
                <a className="hover:underline" href={`/stations/${slug}`}>
                  {name}
                </a>
              </h3>
              <p className="text-small text-muted">{topic}</p>
            </div>
            <ul className="hidden text-small md:block lg:max-xl:hidden">
              {stationPhases(stations[slug]).map(({ title }) => (
                <li key={title}>{title}</li>
              ))}
            </ul>
            {months.from === firstBidMonth && (
              <p className="absolute top-1/2 left-3.5 flex items-center gap-3 font-bold text-small before:h-0.5 before:w-11 before:bg-fg">
                {flag}
              </p>
            )}
          </li>
        ))}
      </ol>
      <Terminal className="bottom-0 -left-0.5 h-2.5 w-11.5" />
    </div>
  );
}
