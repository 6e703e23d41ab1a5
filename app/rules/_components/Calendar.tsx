import { Bend } from '@/components/line/Bend';
import { buildDate } from '@/content/build-date';
import { rulesPage } from '@/content/page-copy/rules';
import { formatDate } from '@/lib/figures/format';
import { calendarYears, daysIn, placeOf } from '@/lib/rules/calendar';
import { buildDays, calendarLanes } from '@/lib/rules/lanes';
import { fill } from '@/lib/text/fill';
import { CalendarLane } from './CalendarLane';

const years = Array.from(
  { length: calendarYears.last - calendarYears.first + 1 },
  (_, index) => calendarYears.first + index,
);

/**
 * Lengths with and without labels; in rem, except the radius `r` of a stop in px. `first` is the center of the first
 * lane.
 */
const wide = { line: 4, first: 10.25, pitch: 7.5, height: 36, r: 10 };
const narrow = { line: 3.5, first: 7.25, pitch: 3.75, height: 20, r: 8 };

/** Renders the rules on a calendar to scale: with labels from 1181 px up, without labels from 761 px up. */
export function Calendar() {
  const label = fill(rulesPage.calendar.label, calendarYears);
  return (
    <div className="relative mt-8 max-md:hidden lg:mt-12 print:block">
      <Bend className="lg:top-2 top-0" />
      <svg aria-label={label} className="h-144 w-full overflow-visible max-lg:hidden" fill="none" role="img">
        <CalendarDrawing labels measures={wide} />
      </svg>
      <svg aria-label={label} className="h-80 w-full overflow-visible lg:hidden" fill="none" role="img">
        <CalendarDrawing measures={narrow} />
      </svg>
      <p className="mt-4 max-w-measure text-caption text-muted">
        {fill(rulesPage.calendar.note, { first: calendarYears.first })}
      </p>
    </div>
  );
}

function CalendarDrawing({ measures, labels = false }: { measures: typeof wide; labels?: boolean }) {
  const { line, first, pitch, height, r } = measures;
  const today = placeOf(buildDays);
  const date = fill(rulesPage.calendar.today, { date: formatDate(buildDate) });
  /** The width of the flag in rem, enough for its text at any text size. */
  const flagWidth = date.length * 0.5125 + 1.625;
  const bottom = `${height}rem`;
  const y = `${line}rem`;
  return (
    <>
      {years.map((year) => {
        const x = placeOf(daysIn(`${year}-01-01`) ?? 0);
        return (
          <svg aria-hidden="true" className="overflow-visible" key={year} x={x}>
            <line className="stroke-rule forced-colors:stroke-[GrayText]" y1={y} y2={bottom} />
            <text className="fill-muted text-caption" x="8" y={`${line + 1.5}rem`}>
              {year}
            </text>
          </svg>
        );
      })}
      <line className="stroke-line" strokeWidth="3" x1={today} x2={today} y1="2rem" y2={bottom} />
      <line className="stroke-line" strokeWidth="8" x1="0" x2={today} y1={y} y2={y} />
      <line
        className="stroke-line"
        strokeDasharray="16 11"
        strokeWidth="8"
        x1={today}
        x2="100%"
        y1={y}
        y2={y}
      />
      {calendarLanes.map(({ lane, stops }, index) => (
        <CalendarLane key={lane} labels={labels} lane={lane} r={r} stops={stops} y={first + index * pitch} />
      ))}
      <svg aria-hidden="true" className="overflow-visible" x={today}>
        <g className="origin-[0_2rem] enlarged:[scale:0.75]">
          <rect
            className="fill-fg print:fill-surface"
            height="2rem"
            width={`${flagWidth}rem`}
            x={`${-flagWidth / 2}rem`}
            y="0"
          />
          <text className="fill-surface font-bold text-small print:fill-fg" textAnchor="middle" y="1.35rem">
            {date}
          </text>
        </g>
        <line className="stroke-fg" strokeWidth="10" y1={`${line - 0.9}rem`} y2={`${line + 0.9}rem`} />
      </svg>
    </>
  );
}
