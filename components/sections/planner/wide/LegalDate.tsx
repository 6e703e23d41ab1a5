interface LegalLineProps {
  /** Place of the day and the ends of its line, in px. */
  x: number;
  top: number;
  bottom: number;
}

/** A date on which law changes, drawn through both runs, behind everything. */
export function LegalLine({ x, top, bottom }: LegalLineProps) {
  return (
    <path
      className="stroke-fg"
      d={`M${x} ${top}V${bottom}`}
      fill="none"
      strokeDasharray="10 4 2 4"
      strokeWidth="1.4"
    />
  );
}

interface LegalDateProps {
  x: number;
  /** Heights of the lanes it meets, and of its name, in px. */
  lanes: readonly number[];
  bottom: number;
  text: string;
  /** The name stands left of the line, where there is no room on its right. */
  flipped: boolean;
}

/** Its diamonds, on each lane it meets and beside its name. */
export function LegalDate({ x, lanes, bottom, text, flipped }: LegalDateProps) {
  return (
    <g>
      <path
        className="fill-ground stroke-fg"
        d={[...lanes, bottom].map((y) => `M${x} ${y - 7}l7 7-7 7-7-7z`).join('')}
        strokeWidth="2"
      />
      <text
        className="!fill-fg plan-over"
        textAnchor={flipped ? 'end' : 'start'}
        x={x + (flipped ? -12 : 12)}
        y={bottom + 5}
      >
        {text}
      </text>
    </g>
  );
}
