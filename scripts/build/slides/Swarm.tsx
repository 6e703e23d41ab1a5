/** Places of the drones in a row and of the rows: 15 by 9, 46 and 62 apart, every second row half a step on. */
const columns = Array.from({ length: 15 }, (_, column) => column * 46);
const rows = Array.from({ length: 9 }, (_, row) => ({ x: row % 2 ? 23 : 0, y: row * 62 }));

/** One drone repeated in offset rows: one symbol makes a row, one row makes the swarm. */
export function Swarm() {
  return (
    <svg aria-hidden="true" viewBox="-24 -24 720 544">
      <defs>
        <g fill="none" id="swarm-drone" stroke="currentColor" strokeWidth="1.6">
          <path d="M-10 -10L10 10M-10 10L10 -10" strokeWidth="2.6" />
          {[-11, 11].flatMap((x) => [-11, 11].map((y) => <circle cx={x} cy={y} key={`${x}${y}`} r="7" />))}
          <path d="M-4 -6h8v12h-8z" fill="currentColor" stroke="none" />
        </g>
        <g id="swarm-row">
          {columns.map((x) => (
            <use href="#swarm-drone" key={x} x={x} />
          ))}
        </g>
      </defs>
      {rows.map(({ x, y }) => (
        <use href="#swarm-row" key={y} x={x} y={y} />
      ))}
    </svg>
  );
}
