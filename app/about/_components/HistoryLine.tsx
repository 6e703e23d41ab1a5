import { Bend } from '@/components/line/Bend';
import type { HistoryStop } from '@/content/page-copy/about';
import { share } from '@/lib/geometry/scale';

/** The years of the axis. */
export const historyYears = [2025, 2026] as const;

const months = historyYears.length * 12;
/** Height of the line, where the bend ends. */
const y = '2.5rem';

/** The drawn time axis, from 1181 px: solid to the company's last dated stop, dashed beyond it. */
export function HistoryLine({ stops }: { stops: readonly (HistoryStop & { month: number })[] }) {
  const dated = stops.filter(({ kind }) => kind === 'ours').map(({ month }) => month);
  const known = share(Math.max(...dated), months);
  return (
    <div className="absolute inset-x-0 top-37 max-lg:hidden">
      <Bend className="-top-4" />
      <svg
        aria-hidden="true"
        className="relative z-2 block h-28 w-full overflow-visible text-small"
        fill="none"
      >
        {historyYears.map((year, index) => (
          <svg aria-hidden="true" className="overflow-visible" key={year} x={share(index * 12, months)}>
            <path className="stroke-fg" d="M.5 74V100" />
            <text className="fill-muted" x="9" y="98">
              {year}
            </text>
          </svg>
        ))}
        <line className="stroke-line" strokeWidth="0.5rem" x1="6" x2={known} y1={y} y2={y} />
        <line
          className="stroke-line"
          strokeDasharray="16 11"
          strokeWidth="0.5rem"
          x1={known}
          x2="100%"
          y1={y}
          y2={y}
        />
        {stops.map((stop) => (
          <svg aria-hidden="true" className="overflow-visible" key={stop.title} x={share(stop.month, months)}>
            <StopMark kind={stop.kind} />
          </svg>
        ))}
      </svg>
    </div>
  );
}

/** The company's stops start at their date; a market event hangs on a thin line exactly at its date. */
function StopMark({ kind }: { kind: HistoryStop['kind'] }) {
  if (kind === 'public') {
    return (
      <>
        <line className="stroke-muted" strokeWidth="1.5" y2={y} />
        <circle className="fill-ground stroke-muted" cx="0" cy={y} r="7" strokeWidth="4" />
      </>
    );
  }
  return (
    <circle
      className="fill-ground stroke-fg"
      cx="22"
      cy={y}
      r="18.5"
      strokeDasharray={kind === 'planned' ? '8.1 6.5' : undefined}
      strokeWidth={kind === 'planned' ? 6 : 7}
    />
  );
}
