interface LeadersProps {
  /** Where each leader begins, at its dot, and the path it takes from there. */
  lines: readonly { from: readonly [number, number]; to: string }[];
  /** Width of the dots in units of the drawing. */
  dot: number;
}

/** Leader lines of a drawing, each with a dot on the part it names. */
export function Leaders({ lines, dot }: LeadersProps) {
  return (
    <>
      <path
        className="fill-none stroke-line"
        d={lines.map(({ from, to }) => `M${from.join(' ')}${to}`).join('')}
        strokeWidth="1.75"
      />
      {/* Lines without length, whose round ends are the dots. */}
      <path
        className="stroke-line"
        d={lines.map(({ from }) => `M${from.join(' ')}h0`).join('')}
        strokeLinecap="round"
        strokeWidth={dot}
      />
    </>
  );
}
