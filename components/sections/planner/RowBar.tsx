import type { Item } from '@/lib/planner/engine/types';

/** Width of the axis in its own px, those of a phone's column, and the height of a bar. */
const width = 350;
const height = 16;

/** Place of a month on an axis of so many. */
const placeOn = (span: number) => (month: number) => Math.round((month / span) * width * 10) / 10;

interface RowBarProps {
  item: Item;
  last: boolean;
  span: number;
  deadline: number | null;
}

/** From the earliest begin: solid to the earliest end, hollow to the latest. */
export function RowBar({ item: { phases }, last, deadline, span }: RowBarProps) {
  const x = placeOn(span);
  const [begin] = phases[0]?.start ?? [0];
  const [short, long] = phases.at(-1)?.end ?? [0, 0];
  return (
    <svg
      aria-hidden="true"
      className="plan-picture my-2 block h-4 w-full overflow-visible"
      preserveAspectRatio="none"
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
    >
      <rect
        className={last ? 'plan-bar fill-line' : 'plan-bar fill-fg'}
        height={height}
        width={Math.max(2, x(short) - x(begin))}
        x={x(begin)}
      />
      {long > short && (
        <rect
          className={last ? 'plan-bar fill-none stroke-line' : 'plan-bar fill-none stroke-fg'}
          height={height - 2}
          strokeWidth="2"
          width={Math.max(2, x(long) - x(short) - 1)}
          x={x(short)}
          y="1"
        />
      )}
      {deadline !== null && (
        <path className="stroke-fg" d={`M${x(deadline)} -6V22`} fill="none" strokeWidth="3" />
      )}
    </svg>
  );
}
