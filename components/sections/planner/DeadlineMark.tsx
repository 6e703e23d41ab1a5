interface DeadlineMarkProps {
  x: number;
  top: number;
  bottom: number;
  trunk: number;
  label: string;
  month: string;
}

/** The deadline: a band through both runs, and the terminal on the trunk. */
export function DeadlineMark({ x, top, bottom, trunk, label, month }: DeadlineMarkProps) {
  return (
    <g>
      <path
        className="stroke-fg opacity-35 forced-colors:opacity-100"
        d={`M${x} ${top}V${bottom}`}
        strokeWidth="7"
      />
      <path className="stroke-fg" d={`M${x} ${trunk - 28}V${trunk + 16}`} strokeWidth="10" />
      <text className="!fill-fg font-extrabold" textAnchor="end" x={x - 8} y={top + 6}>
        {`${label}, ${month}`}
      </text>
    </g>
  );
}
