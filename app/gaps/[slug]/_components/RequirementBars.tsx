import { judgedStates, type RequirementFamily, type RequirementRow } from '@/content/gaps/types';
import { stateCopy, tableCopy } from '@/content/page-copy/gaps';
import { byState, countStates, pointsOf } from '@/lib/gaps/totals';
import { fill } from '@/lib/text/fill';
import { barSize, RequirementBar } from './RequirementBar';

const { picture } = tableCopy;
const shown = judgedStates.toReversed();
const columns =
  'lg:grid lg:grid-cols-[2.5rem_minmax(9rem,14rem)_minmax(0,1fr)_repeat(3,3.5rem)_5.5rem] lg:items-end lg:gap-x-3';

/** The largest family has 22 requirements. */
const widest = 22 * barSize.pitch;

/** Requirements by family, each a bar as high as its points: full, half or empty. */
export function RequirementBars({ families }: { families: readonly RequirementFamily[] }) {
  const rows = families.flatMap((family) => family.rows);
  return (
    <>
      <div
        aria-hidden="true"
        className={`mt-12 border-fg border-t-2 py-2 text-small text-muted max-lg:hidden ${columns}`}
      >
        <span className="lg:col-span-2">{picture.family}</span>
        <span>{picture.points}</span>
        {shown.map((state) => (
          <span className="text-right" key={state}>
            {stateCopy[state].name}
          </span>
        ))}
        <span className="text-right">{picture.toEarn}</span>
      </div>
      <ol className="tabular-nums max-lg:mt-8">
        {families.map((family) => (
          <li className={`border-rule border-t pt-3 ${columns}`} key={family.id}>
            <span className="pb-2 text-small text-muted max-lg:mr-2">{family.number}</span>
            <a className="pb-2 text-small font-bold hover:underline" href={`#${family.id}`}>
              {family.name}
            </a>
            <svg
              aria-label={fill(picture.drawn, { name: family.name, ...countStates(family.rows) })}
              className="w-full max-w-165 overflow-visible max-lg:mt-2"
              role="img"
              viewBox={`0 0 ${widest} ${barSize.base + 2}`}
            >
              <line
                className="stroke-slate"
                strokeWidth="2"
                x2={widest}
                y1={barSize.base + 1}
                y2={barSize.base + 1}
              />
              {byState(family.rows, ['reuse', 'extend', 'new']).map((row, index) => (
                <RequirementBar key={row.id} row={row} x={index * barSize.pitch + 2} />
              ))}
            </svg>
            <Counts rows={family.rows} />
          </li>
        ))}
        <li className={`border-fg border-t-2 pt-3 ${columns}`}>
          <b className="text-body lg:col-span-3 lg:pb-2">{picture.total}</b>
          <Counts rows={rows} />
        </li>
      </ol>
    </>
  );
}

/** Counts of a family: reuse, extend, new, and the points still to earn. */
function Counts({ rows }: { rows: readonly RequirementRow[] }) {
  const counts = countStates(rows);
  return (
    <div className="flex gap-x-4 py-2 lg:contents">
      {shown.map((state) => (
        <span
          className={
            state === 'new' && counts.new
              ? 'font-bold lg:pb-2 lg:text-right lg:text-name'
              : 'text-muted lg:pb-2 lg:text-right'
          }
          key={state}
        >
          {counts[state]} <span className="text-small lg:sr-only">{stateCopy[state].count}</span>
        </span>
      ))}
      <span className="text-muted lg:pb-2 lg:text-right">
        <span className="text-small lg:sr-only">{picture.toEarn}</span>{' '}
        {pointsOf(rows.filter(({ state }) => state !== 'reuse'))}
      </span>
    </div>
  );
}
