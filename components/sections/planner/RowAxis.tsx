import { shortMonth } from '@/lib/planner/engine/calendar-months';
import type { PlanDrawing } from '@/lib/planner/picture/picture';
import { placeOn, width } from './row-measures';

/** One month axis under all rows: quarters as ticks, years in bold, the deadline by name. */
export function RowAxis({ drawing: { span, startMonth, deadline } }: { drawing: PlanDrawing }) {
  const x = placeOn(span);
  const months = Array.from({ length: span + 1 }, (_, month) => month);
  const quarters = months.filter((month) => (startMonth + month) % 3 === 0);
  const halfYears = months.filter(
    (month) => (startMonth + month) % (span > 24 ? 12 : 6) === 0 && month < span,
  );
  return (
    <svg
      aria-hidden="true"
      className="plan-picture block h-auto w-full overflow-visible tabular-nums [&_text]:fill-muted"
      viewBox={`0 0 ${width} ${deadline === null ? 34 : 54}`}
    >
      <path
        className="stroke-fg"
        d={`M0 1H${width}${quarters.map((month) => `M${x(month)} 1v8`).join('')}`}
        fill="none"
        strokeWidth="2"
      />
      {halfYears.map((month) => {
        const name = shortMonth(startMonth + month);
        const year = (startMonth + month) % 12 === 0;
        return (
          <text
            className={year ? '!fill-fg font-extrabold' : undefined}
            key={month}
            textAnchor={x(month) > width - 40 ? 'end' : 'start'}
            x={x(month)}
            y="26"
          >
            {year ? name.slice(-4) : name.slice(0, 3)}
          </text>
        );
      })}
      {deadline !== null && (
        <>
          <path className="stroke-fg" d={`M${x(deadline)} 0V34`} fill="none" strokeWidth="3" />
          <text
            className="!fill-fg font-extrabold"
            textAnchor={deadline > span / 2 ? 'end' : 'start'}
            x={x(deadline)}
            y="50"
          >
            {shortMonth(startMonth + deadline - 1)}
          </text>
        </>
      )}
    </svg>
  );
}
