/** A signal: an authority decides, so no date stands behind it. */
export function SignalSign({ x = 0, y = 0 }: { x?: number; y?: number }) {
  return (
    <g className="network-signal" transform={`translate(${x} ${y})`}>
      <path d="M0 7V16" />
      <circle r="7" />
      <circle className="network-lamp" r="2.4" />
    </g>
  );
}
