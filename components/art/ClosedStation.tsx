import { Bend } from '@/components/line/Bend';
import { Stop } from '@/components/line/Stop';
import { notFoundPage } from '@/content/page-copy/not-found';

/** Renders a line from the trunk to a terminal and a barred stop after it. Desktop only, behind the text. */
export function ClosedStation() {
  return (
    <div aria-hidden="true" className="absolute inset-x-0 bottom-0 h-72.5 max-lg:hidden">
      <Bend className="top-47.5" />
      <span className="absolute top-60.5 right-136 left-1.5 h-2 bg-line" />
      <Stop className="absolute top-56 left-0" size="lg" />
      <svg
        aria-hidden="true"
        className="absolute top-0 right-0 h-72.5 w-0.25 overflow-visible"
        fill="none"
        height="290"
        viewBox="0 0 1 290"
        width="1"
      >
        <path
          className="stroke-line"
          d="M-546 246H-544Q-536 246 -530 240L-376 86Q-370 80 -362 80H-290"
          strokeWidth="8"
        />
        <path className="stroke-fg" d="M-290 50V110" strokeWidth="12" />
        <path className="stroke-slate" d="M-254 80H-188M-40 80H0" strokeDasharray="16 11" strokeWidth="8" />
        <circle
          className="stroke-muted"
          cx="-114"
          cy="80"
          r="74"
          strokeDasharray="35 11.5"
          strokeWidth="14"
        />
        <path className="stroke-muted" d="M-152 118L-76 42" strokeWidth="14" />
        <text className="fill-muted font-bold text-small" textAnchor="middle" x="-114" y="196">
          {notFoundPage.closed}
        </text>
      </svg>
    </div>
  );
}
