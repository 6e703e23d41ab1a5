/** The mark of a stop: a disc where it is planned, a dashed ring where the buyer has to be asked, a dash where neither. */
export const StopSign = () => (
  <>
    <circle className="network-planned fill-line stroke-fg" r="15" strokeWidth="6" />
    <circle className="network-ask fill-surface stroke-fg" r="13" strokeDasharray="5.2 4.4" strokeWidth="4" />
  </>
);

/** A signal: an authority decides, so no date stands behind it. */
export const SignalSign = ({ x = 0, y = 0 }: { x?: number; y?: number }) => (
  <g className="fill-surface stroke-fg" strokeWidth="3" transform={`translate(${x} ${y})`}>
    <path d="M0 7V16" />
    <circle r="7" />
    <circle className="fill-fg" r="2.4" stroke="none" />
  </g>
);
