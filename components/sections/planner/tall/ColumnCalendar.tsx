import { shortMonth } from '@/lib/planner/engine/calendar-months';
import type { PlanDrawing } from '@/lib/planner/picture/picture';
import { type TallFrame, tall } from '@/lib/planner/picture/tall-frame';

interface ColumnCalendarProps {
  drawing: PlanDrawing;
  frame: TallFrame;
  /** Word of the deadline. */
  label: string;
}

const { width, months: labels } = tall;

/** Quarters down the left edge, days of the law and the deadline across the whole width; a quarter it would cover drops out. */
export function ColumnCalendar({
  drawing: { span, deadline, startMonth, legal },
  frame: { y },
  label,
}: ColumnCalendarProps) {
  const quarters = Array.from({ length: span + 1 }, (_, month) => month).filter(
    (month) => (startMonth + month) % 3 === 0,
  );
  return (
    <g>
      <path
        className="stroke-rule"
        d={quarters.map((month) => `M${labels} ${y(month)}H${width}`).join('')}
        fill="none"
      />
      {quarters
        .filter((month) => deadline === null || Math.abs(deadline - month) > 1.6)
        .map((month) => {
          const year = (startMonth + month) % 12 === 0;
          const name = shortMonth(startMonth + month);
          return (
            <text className={year ? '!fill-fg font-extrabold' : undefined} key={month} y={y(month) + 5}>
              {year ? name.slice(-4) : name.slice(0, 3)}
            </text>
          );
        })}
      {legal.map(({ id, month }) => (
        <g className="stroke-fg" key={id}>
          <path
            d={`M${labels} ${y(month)}H${width - 14}`}
            fill="none"
            strokeDasharray="10 4 2 4"
            strokeWidth="1.4"
          />
          <path className="fill-ground" d={`M${width - 14} ${y(month)}l7-7 7 7-7 7z`} strokeWidth="2" />
        </g>
      ))}
      {deadline !== null && (
        <>
          <path
            className="stroke-fg opacity-35 forced-colors:opacity-100"
            d={`M0 ${y(deadline)}H${width}`}
            strokeWidth="7"
          />
          <text className="!fill-fg font-extrabold" y={y(deadline) - 9}>
            {label}
          </text>
          <text y={y(deadline) + 20}>{shortMonth(startMonth + deadline - 1)}</text>
        </>
      )}
    </g>
  );
}
