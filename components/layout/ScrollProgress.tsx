/** Stops at 10, 28, 46, 64 and 82 % of the width: round ends of dashes without length, a step apart on a line just longer than four. */
const stops = { x1: '10%', x2: '82.9%', y1: '7', y2: '7', pathLength: 4.05, strokeDasharray: '0 1' } as const;

/** The line along the lower edge of the sticky bar that follows the reading position; drawn by CSS alone. */
export function ScrollProgress() {
  return (
    <svg
      aria-hidden="true"
      className="absolute inset-x-0 -bottom-1.5 hidden h-3.5 w-full group-data-stuck/bar:block print:hidden!"
      strokeLinecap="round"
    >
      <rect className="fill-mist" height="4" width="100%" y="5" />
      <rect className="scroll-progress fill-line" height="4" width="100%" y="5" />
      <line className="stroke-ink" strokeWidth="14" {...stops} />
      <line className="stroke-paper" strokeWidth="8" {...stops} />
    </svg>
  );
}
