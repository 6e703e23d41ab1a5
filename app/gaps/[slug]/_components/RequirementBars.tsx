import { assessedStates, type RequirementFamily, type RequirementRow } from '@/content/gaps/types';
import { gapTableCopy, stateCopy } from '@/content/page-copy/gaps';
import { byState, countStates, pointsOf } from '@/lib/gaps/totals';
import { fill } from '@/lib/text/fill';

const { picture } = gapTableCopy;
const stateColumns = assessedStates.toReversed();

/** Lengths in px: height per point, width of a bar, distance between two bars, and y of their base. */
const size = { point: 10, width: 19, pitch: 30, base: 56 } as const;

/** The number of rows above which a family takes the whole line on mobile, so that its bars keep their width. */
const longFamily = 11;

/** Renders the requirements by family as bars. Height is the points; full, half or empty is the state. */
export function RequirementBars({ families }: { families: readonly RequirementFamily[] }) {
  return (
    <div className="gap-skyline">
      <p aria-hidden="true" className="ink-t pb-2 text-muted max-md:hidden">
        <span>{picture.family}</span>
        <span>{picture.points}</span>
        {stateColumns.map((state) => (
          <span className="text-right" key={state}>
            {stateCopy[state].name}
          </span>
        ))}
        <span className="text-right">{picture.toEarn}</span>
      </p>
      <ol className="grid grid-cols-2 gap-x-4 md:block">
        {families.map(({ id, number, name, rows }) => (
          <li data-long={rows.length > longFamily || undefined} key={id}>
            <a className="md:pb-2" href={`#${id}`}>
              <span className="text-muted">{number}</span> <b>{name}</b>
            </a>
            <svg
              aria-label={fill(picture.drawn, { name, ...countStates(rows) })}
              height={size.base + 2}
              role="img"
              viewBox={`0 0 ${rows.length * size.pitch} ${size.base + 2}`}
              width={rows.length * size.pitch}
            >
              <line
                className="stroke-slate"
                strokeWidth="2"
                x2="100%"
                y1={size.base + 1}
                y2={size.base + 1}
              />
              {byState(rows, ['reuse', 'extend', 'new']).map((row, index) => (
                <Bar key={row.id} row={row} x={index * size.pitch + 2} />
              ))}
            </svg>
            <Counts rows={rows} />
          </li>
        ))}
        <li>
          <b className="md:col-span-2 md:pb-2">{picture.total}</b>{' '}
          <Counts rows={families.flatMap(({ rows }) => rows)} />
        </li>
      </ol>
    </div>
  );
}

const countClass = 'max-md:hidden md:pb-2 md:text-right';

/** Renders the counts of a family: reuse, extend, new, and the points to earn. */
function Counts({ rows }: { rows: readonly RequirementRow[] }) {
  const counts = countStates(rows);
  return (
    <>
      {stateColumns.map((state) => (
        <span className={countClass} key={state}>
          {state === 'new' && counts.new ? <b>{counts.new}</b> : counts[state]}{' '}
          <small className="sr-only">{stateCopy[state].count}</small>{' '}
        </span>
      ))}
      <span className={countClass}>
        <small className="sr-only">{picture.toEarn}</small>{' '}
        {pointsOf(rows.filter(({ state }) => state !== 'reuse'))}
      </span>
    </>
  );
}

/** Renders a requirement as a bar that is full, half or empty by its state, or as a ring if it has no points. */
function Bar({ row: { state, points }, x }: { row: RequirementRow; x: number }) {
  const { base, width } = size;
  const height = points * size.point;
  const y = base - height;
  if (!points)
    return (
      <circle className="fill-none stroke-line" cx={x + width / 2} cy={base - 9} r="7" strokeWidth="3" />
    );
  if (state === 'reuse') return <rect className="fill-fg" height={height} width={width} x={x} y={y} />;
  const line = state === 'new' ? 3 : 2;
  return (
    <>
      <rect
        className={state === 'new' ? 'fill-none stroke-line' : 'fill-none stroke-fg'}
        height={height - line}
        strokeWidth={line}
        width={width - line}
        x={x + line / 2}
        y={y + line / 2}
      />
      {state === 'extend' && (
        <rect className="fill-fg" height={height / 2} width={width} x={x} y={base - height / 2} />
      )}
    </>
  );
}
