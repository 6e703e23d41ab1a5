import { shortMonth } from '@/lib/planner/engine/calendar-months';

interface CalendarAxisProps {
  span: number;
  /** Last month that is named: the signals’ names begin after it. */
  labeled: number;
  startMonth: number;
  /** Places of what runs through the names: the riser to the longest run, the deadline. */
  crossed: readonly number[];
  x: (month: number) => number;
  /** Ends of the quarter lines, and the height of the trunk that the months stand under. */
  top: number;
  bottom: number;
  trunk: number;
}

/** Months along the trunk: ticks, quarters named, years bold; quarter lines through both runs. */
export function CalendarAxis({
  span,
  labeled,
  startMonth,
  crossed,
  x,
  top,
  bottom,
  trunk,
}: CalendarAxisProps) {
  const months = Array.from({ length: span + 1 }, (_, month) => month);
  const isQuarter = (month: number) => (startMonth + month) % 3 === 0;
  const isYear = (month: number) => (startMonth + month) % 12 === 0;
  const quarters = months.filter(isQuarter);
  /** A year is named in any case. */
  const isNamed = (month: number) =>
    month <= labeled && (isYear(month) || crossed.every((at) => at < x(month) + 2 || at > x(month) + 40));
  return (
    <g>
      <path
        className="stroke-rule"
        d={quarters.map((month) => `M${x(month)} ${top}V${bottom}`).join('')}
        fill="none"
      />
      <path
        className="stroke-muted"
        d={months.map((month) => `M${x(month)} ${trunk + 14}v${isQuarter(month) ? 10 : 5}`).join('')}
        fill="none"
      />
      {quarters.filter(isNamed).map((month) => {
        const year = isYear(month);
        const name = shortMonth(startMonth + month);
        return (
          <text
            className={year ? '!fill-fg font-bold' : undefined}
            key={month}
            x={x(month) + 7}
            y={trunk + 36}
          >
            {year ? name.slice(-4) : name.slice(0, 3)}
          </text>
        );
      })}
    </g>
  );
}
