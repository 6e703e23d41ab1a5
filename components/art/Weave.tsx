interface WeaveProps {
  /** For each line, top to bottom on the left, the row in which it ends on the right. */
  ends: readonly number[];
  className?: string;
}

/** Height of a row and width of the drawing, in its own units. */
const row = 92;
const width = 484;
/** Where each line's slope sits between the columns, so that crossings stay apart. */
const shifts = [0, -6, 70, 10, -56, 0];

const middle = (index: number) => row * index + row / 2;

/** A line from row `from` to row `to`: level, 45 degrees, level. */
function linePath(from: number, to: number): string {
  const [start, end] = [middle(from), middle(to)];
  const rise = end - start;
  if (rise === 0) return `M0 ${start}H${width}`;
  const sign = Math.sign(rise);
  const run = Math.abs(rise);
  const left = (width - run) / 2 + (shifts[from] ?? 0);
  const right = left + run;
  return [
    `M0 ${start}H${left - 8}Q${left} ${start} ${left + 6} ${start + 6 * sign}`,
    `L${right - 6} ${end - 6 * sign}Q${right} ${end} ${right + 8} ${end}H${width}`,
  ].join('');
}

/** Lines that cross over and under between two columns; the last one is drawn as the line itself. */
export function Weave({ ends, className }: WeaveProps) {
  return (
    <svg
      aria-hidden="true"
      className={className}
      fill="none"
      preserveAspectRatio="none"
      height={row * ends.length}
      viewBox={`0 0 ${width} ${row * ends.length}`}
      width={width}
    >
      {ends.map((end, start) => {
        const d = linePath(start, end);
        const last = start === ends.length - 1;
        return (
          <g key={end}>
            <path className="stroke-ground" d={d} strokeWidth="13" vectorEffect="non-scaling-stroke" />
            <path
              className={last ? 'stroke-line' : 'stroke-fg'}
              d={d}
              strokeWidth={last ? 8 : 5}
              vectorEffect="non-scaling-stroke"
            />
          </g>
        );
      })}
    </svg>
  );
}
