import { clsx } from 'clsx';
import { shortMonth } from '@/lib/planner/engine/calendar-months';
import type { PlanDrawing } from '@/lib/planner/picture/picture';

/** One month axis under all rows: quarters as ticks, years in bold, the deadline by name. */
export function RowAxis({ drawing: { span, startMonth, deadline } }: { drawing: PlanDrawing }) {
  const x = (month: number) => `${+((month / span) * 100).toFixed(2)}%`;
  const months = Array.from({ length: span + 1 }, (_, month) => month);
  const quarters = months.filter((month) => (startMonth + month) % 3 === 0);
  const halfYears = months.filter(
    (month) => (startMonth + month) % (span > 24 ? 12 : 6) === 0 && month < span,
  );
  return (
    <svg
      aria-hidden="true"
      className={clsx(
        'block w-full overflow-visible text-small tabular-nums [&_line]:stroke-fg [&_line]:stroke-2 [&_text]:fill-muted',
        deadline === null ? 'h-8.5' : 'h-13.5',
      )}
    >
      <line x2="100%" y1="1" y2="1" />
      {quarters.map((month) => (
        <line key={month} x1={x(month)} x2={x(month)} y1="1" y2="9" />
      ))}
      {halfYears.map((month) => {
        const name = shortMonth(startMonth + month);
        const year = (startMonth + month) % 12 === 0;
        return (
          <text
            className={year ? '!fill-fg font-bold' : undefined}
            key={month}
            textAnchor={month > span * 0.89 ? 'end' : 'start'}
            x={x(month)}
            y="1.6rem"
          >
            {year ? name.slice(-4) : name.slice(0, 3)}
          </text>
        );
      })}
      {deadline !== null && (
        <>
          <line className="stroke-3!" x1={x(deadline)} x2={x(deadline)} y2="2.1rem" />
          <text
            className="!fill-fg font-bold"
            textAnchor={deadline > span / 2 ? 'end' : 'start'}
            x={x(deadline)}
            y="3.1rem"
          >
            {shortMonth(startMonth + deadline - 1)}
          </text>
        </>
      )}
    </svg>
  );
}
