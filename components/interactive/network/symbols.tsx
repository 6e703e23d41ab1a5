/** Draws the sign of a stop: a disc if it is planned, a dashed ring if the buyer has to confirm it; CSS hides the other. */
export const StopSymbol = () => (
  <>
    <circle className="network-planned fill-line stroke-fg" r="15" strokeWidth="6" />
    <circle className="network-ask fill-surface stroke-fg" r="13" strokeDasharray="5.2 4.4" strokeWidth="4" />
  </>
);

/** Draws a signal at a position: an authority decides, so no date can be planned. */
export const SignalSymbol = ({ x = 0, y = 0 }: { x?: number; y?: number }) => (
  <g className="fill-surface stroke-fg" strokeWidth="3" transform={`translate(${x} ${y})`}>
    <path d="M0 7V16" />
    <circle r="7" />
    <circle className="fill-fg" r="2.4" stroke="none" />
  </g>
);
