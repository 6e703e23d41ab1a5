import { shortMonth } from '@/lib/planner/calendar-months';

interface CalendarAxisProps {
  span: number;
  /** Last month that is named: the signals’ names begin after it. */
  labeled: number;
  startMonth: number;
  x: (month: number) => number;
  /** Ends of the quarter lines, and the height of the trunk that the months stand under. */
  top: number;
  bottom: number;
  trunk: number;
}

/** Months along the trunk: ticks, quarters named, years bold; quarter lines through both runs. */
export function CalendarAxis({ span, labeled, startMonth, x, top, bottom, trunk }: CalendarAxisProps) {
  const months = Array.from({ length: span + 1 }, (_, month) => month);
  const isQuarter = (month: number) => (startMonth + month) % 3 === 0;
  const quarters = months.filter(isQuarter);
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
      {quarters
        .filter((month) => month <= labeled)
        .map((month) => {
          const year = (startMonth + month) % 12 === 0;
          const name = shortMonth(startMonth + month);
          return (
            <text
              className={year ? '!fill-fg font-extrabold' : undefined}
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
