import type { FirstBid } from '@/lib/planner/engine/first-bid';

interface FirstBidBracketProps {
  bid: FirstBid;
  title: string;
  text: string;
  x: (month: number) => number;
  y: number;
}

/**
 * The minimum for a first bid on the calendar: solid to its shortest end, double to its longest, then dashed to a ring,
 * because answers have no date.
 */
export function FirstBidBracket({ bid: { months, open }, title, text, x, y }: FirstBidBracketProps) {
  const [short, long] = months ?? [0, 0];
  const end = x(long);
  return (
    <g className="fill-none stroke-fg">
      <path d={`M${x(0)} ${y + 10}V${y - 2}M${x(0)} ${y}H${x(short)}`} strokeWidth="4" />
      {long > short && (
        <path d={`M${x(short)} ${y - 3}H${end}M${x(short)} ${y + 3}H${end}`} strokeWidth="1.5" />
      )}
      {months && <path d={`M${end} ${y - 2}v12`} strokeWidth="4" />}
      {open && (
        <>
          <path d={`M${end + 8} ${y}h20`} strokeDasharray="6 4" strokeWidth="3" />
          <circle cx={end + 36} cy={y} r="7" strokeDasharray="4 3" strokeWidth="2.5" />
        </>
      )}
      <text className="!fill-fg plan-over stroke-none" x={end + (open ? 52 : 12)} y={y + 5}>
        <tspan className="font-bold">{title}:</tspan> {text}
      </text>
    </g>
  );
}
