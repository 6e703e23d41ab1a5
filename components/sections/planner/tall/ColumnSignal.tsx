interface ColumnSignalProps {
  x: number;
  /** Upper end of the waiting line, and the signal's own height, in px. */
  from: number;
  y: number;
  /** Length of a phase behind it whose months are known, in px. */
  after?: number;
  /** id of the picture, which its hatchings carry. */
  id: string;
}

/** Length of a siding of unknown duration. */
const stub = 32;

/** A signal under a lane or the trunk: waiting down to it, no calendar behind it. */
export function ColumnSignal({ x, from, y, after, id }: ColumnSignalProps) {
  return (
    <g className="fill-none stroke-fg">
      <path className="stroke-muted" d={`M${x} ${from}V${y + 18}`} strokeDasharray="2 7" strokeWidth="2" />
      <path d={`M${x - 8} ${y + 22}h16`} strokeWidth="7" />
      {after === undefined ? (
        <path d={`M${x} ${y + 32}v${stub}`} strokeDasharray="9 6" strokeWidth="4" />
      ) : (
        <rect
          fill={`url(#${id}-fg)`}
          height={after}
          strokeDasharray="6 4"
          strokeWidth="1.5"
          width="10"
          x={x - 5}
          y={y + 36}
        />
      )}
      <circle className="fill-ground" cx={x} cy={y + 34} r="5" strokeWidth="3" />
      <circle
        className="fill-ground"
        cx={x}
        cy={y + 42 + (after ?? stub)}
        r="7"
        strokeDasharray="5 3"
        strokeWidth="3"
      />
    </g>
  );
}
