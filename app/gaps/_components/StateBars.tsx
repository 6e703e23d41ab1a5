import { gapPages } from '@/content/gaps';
import { type GapState, type GapTable, gapStates } from '@/content/gaps/types';
import { gapIndexCopy } from '@/content/page-copy/gaps';
import { gapPath, pageTitle } from '@/lib/gaps/path';
import { countStates, gapRows, tablesOn } from '@/lib/gaps/totals';
import { percentOf } from '@/lib/geometry/scale';
import { fill } from '@/lib/text/fill';
import { StateCounts } from './states';

/** The largest number of rows of any table: the end of the common scale. */
const mostRows = Math.max(...gapPages.flatMap(tablesOn).map((table) => gapRows(table).length));

/** Renders the rows of every gap table by state as bars on one scale, each with its counts in words. */
export function StateBars() {
  return (
    <div>
      <dl className="part-ruled">
        {gapPages.map((page) => (
          <div key={page.slug}>
            <dt>
              <a className="word-link" href={gapPath(page.slug)}>
                {pageTitle(page)}
              </a>
            </dt>
            {tablesOn(page).map((table, _, { length }) => (
              <dd className="col-start-2 not-first-of-type:mt-4" key={table.slug}>
                <StateBar table={table} />
                <p className="mt-2 flex flex-wrap gap-x-4 text-small">
                  {length > 1 && <b>{table.target.name} </b>}
                  <StateCounts rows={[gapRows(table)]} table={table} />
                </p>
              </dd>
            ))}
          </div>
        ))}
      </dl>
      <div aria-hidden="true" className="gap-x-gap pt-1 md:grid md:grid-cols-ruled">
        <p className="flex justify-between text-caption text-muted col-start-2">
          <span>{0}</span> <span>{fill(gapIndexCopy.axis, { rows: mostRows })}</span>
        </p>
      </div>
    </div>
  );
}

/** Renders a bar of the rows by state, new first. The counts next to it are its text. */
function StateBar({ table }: { table: GapTable }) {
  const counts = countStates(gapRows(table));
  return (
    <svg aria-hidden="true" height="24" width="100%">
      {gapStates.map((state, index) => (
        <Segment
          from={gapStates.slice(0, index).reduce((sum, before) => sum + counts[before], 0)}
          key={state}
          rows={counts[state]}
          state={state}
        />
      ))}
    </svg>
  );
}

const segmentClasses: Record<GapState, string> = {
  new: 'fill-none stroke-line',
  extend: 'fill-none stroke-fg',
  reuse: 'fill-fg stroke-fg',
  unknown: 'fill-none stroke-fg',
};

/** Renders the rows of one state: empty if new, half full if to extend, full if reusable, dashed if unknown. */
function Segment({ state, from, rows }: { state: GapState; from: number; rows: number }) {
  if (rows === 0) return null;
  // The rectangles of a nested picture are measured in its width, so that the gap between two segments is in pixels.
  const box = { width: percentOf(rows, mostRows), x: percentOf(from, mostRows) };
  return (
    <svg {...box} aria-hidden="true" height="24">
      <rect
        className={`w-[calc(100%-4px)] translate-x-px stroke-2 ${segmentClasses[state]}`}
        height="22"
        strokeDasharray={state === 'unknown' ? 3 : undefined}
        y="1"
      />
      {state === 'extend' && (
        <rect className="w-[calc(100%-4px)] translate-x-px fill-fg stroke-2 stroke-fg" height="12" y="12" />
      )}
    </svg>
  );
}
