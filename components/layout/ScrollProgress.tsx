const stops = [10, 28, 46, 64, 82];

/** The line along the lower edge of the sticky bar that follows the reading position; drawn by CSS alone. */
export function ScrollProgress() {
  return (
    <svg
      aria-hidden="true"
      className="absolute inset-x-0 -bottom-1.5 hidden h-3.5 w-full group-data-stuck/bar:block print:hidden!"
    >
      <rect className="fill-mist" height="4" width="100%" y="5" />
      <rect className="scroll-progress fill-line" height="4" width="100%" y="5" />
      {stops.map((at) => (
        <circle className="fill-paper stroke-ink" cx={`${at}%`} cy="7" key={at} r="5.5" strokeWidth="3" />
      ))}
    </svg>
  );
}
