import type { RequirementFamily, RequirementRow } from '@/content/gaps/types';
import { gapStates } from '@/content/gaps/types';
import { stateCopy, tableCopy } from '@/content/page-copy/gaps';
import { byState, countStates, pointsOf } from '@/lib/gaps/totals';
import { fill } from '@/lib/text/fill';

const { picture } = tableCopy;
const shown = [...gapStates].reverse();
const columns =
  'lg:grid lg:grid-cols-[2.5rem_minmax(9rem,14rem)_minmax(0,1fr)_repeat(3,3.5rem)_5.5rem] lg:items-end lg:gap-x-3';

/** In px: height per point, width of a post, distance between two. */
const post = { point: 10, width: 19, pitch: 30 } as const;
const base = 56;
/** The largest family has 22 requirements. */
const widest = 22 * post.pitch;

/** Requirements by family, each a post as high as its points: full, half or empty. */
export function RequirementPosts({ families }: { families: readonly RequirementFamily[] }) {
  const rows = families.flatMap((family) => family.rows);
  return (
    <>
      <div
        aria-hidden="true"
        className={`mt-12 border-fg border-t-2 py-2.5 text-label text-muted max-lg:hidden ${columns}`}
      >
        <span className="lg:col-span-2">{picture.family}</span>
        <span>{picture.points}</span>
        {shown.map((state) => (
          <span className="text-right" key={state}>
            {stateCopy[state].name}
          </span>
        ))}
        <span className="text-right">{picture.newPoints}</span>
      </div>
      <ol className="tabular-nums max-lg:mt-8">
        {families.map((family) => (
          <li className={`border-rule border-t pt-2.5 ${columns}`} key={family.id}>
            <span className="pb-2 text-label text-muted max-lg:mr-2">{family.number}</span>
            <a
              className="pb-2 text-copy leading-value font-semibold no-underline hover:underline"
              href={`#${family.id}`}
            >
              {family.name}
            </a>
            <svg
              aria-label={fill(picture.drawn, { name: family.name, ...countStates(family.rows) })}
              className="block w-full max-w-165 overflow-visible max-lg:mt-1.5"
              role="img"
              viewBox={`0 0 ${widest} ${base + 2}`}
            >
              <line className="stroke-slate" strokeWidth="2" x2={widest} y1={base + 1} y2={base + 1} />
              {byState(family.rows, ['reuse', 'extend', 'new']).map((row, index) => (
                <Post key={row.id} row={row} x={index * post.pitch + 2} />
              ))}
            </svg>
            <Counts rows={family.rows} />
          </li>
        ))}
        <li className={`border-fg border-t-2 pt-2.5 ${columns}`}>
          <b className="text-item lg:col-span-3 lg:pb-1.5">{picture.total}</b>
          <Counts rows={rows} />
        </li>
      </ol>
    </>
  );
}

/** Counts of a family: reuse, extend, new and the points of the new ones. */
function Counts({ rows }: { rows: readonly RequirementRow[] }) {
  const counts = countStates(rows);
  return (
    <div className="flex gap-x-4 py-1.5 lg:contents">
      {shown.map((state) => (
        <span
          className={
            state === 'new' && counts.new
              ? 'font-heavy lg:pb-1.5 lg:text-right lg:text-row'
              : 'text-muted lg:pb-2 lg:text-right'
          }
          key={state}
        >
          {counts[state]} <span className="text-label lg:sr-only">{stateCopy[state].count}</span>
        </span>
      ))}
      <span className="text-muted lg:pb-2 lg:text-right">
        <span className="text-label lg:sr-only">{picture.newPoints}</span>{' '}
        {pointsOf(rows.filter(({ state }) => state === 'new'))}
      </span>
    </div>
  );
}

/** One requirement; without points it is a ring. */
function Post({ row: { state, points }, x }: { row: RequirementRow; x: number }) {
  const height = points * post.point;
  const y = base - height;
  if (!points)
    return (
      <circle className="fill-none stroke-line" cx={x + post.width / 2} cy={base - 9} r="7" strokeWidth="3" />
    );
  if (state === 'reuse') return <rect className="fill-fg" height={height} width={post.width} x={x} y={y} />;
  if (state === 'new')
    return (
      <rect
        className="fill-none stroke-line"
        height={height - 3}
        strokeWidth="3"
        width={post.width - 3}
        x={x + 1.5}
        y={y + 1.5}
      />
    );
  return (
    <>
      <rect
        className="fill-none stroke-fg"
        height={height - 1}
        strokeWidth="2"
        width={post.width - 2}
        x={x + 1}
        y={y + 1}
      />
      <rect className="fill-fg" height={height / 2} width={post.width} x={x} y={base - height / 2} />
    </>
  );
}
