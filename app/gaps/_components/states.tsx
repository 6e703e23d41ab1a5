import type { GapRow, GapState, GapTable } from '@/content/gaps/types';
import { stateCopy } from '@/content/page-copy/gaps';
import { countStates, gapRows, statesIn, tablesOn } from '@/lib/gaps/totals';

/** The glyphs of the states, drawn in a box of 18 by 18. */
export const stateGlyphs = {
  new: <circle className="fill-surface stroke-line" cx="9" cy="9" r="7" strokeWidth="4" />,
  extend: (
    <>
      <path className="fill-fg" d="M9 1a8 8 0 0 0 0 16z" />
      <circle className="fill-none stroke-fg" cx="9" cy="9" r="7.75" strokeWidth="2.5" />
    </>
  ),
  reuse: (
    <>
      <circle className="fill-fg" cx="9" cy="9" r="9" />
      <path className="fill-none stroke-surface" d="M4.5 9.5l3 3 6-6.5" strokeWidth="2.4" />
    </>
  ),
  unknown: (
    <>
      <circle
        className="fill-surface stroke-fg"
        cx="9"
        cy="9"
        r="8"
        strokeDasharray="2.5 2.5"
        strokeWidth="1.5"
      />
      <path
        className="fill-none stroke-fg"
        d="M6.6 7.1a2.4 2.4 0 1 1 3.6 2.1q-1.2.7-1.2 1.9M9 12.6v1.6"
        strokeWidth="1.8"
      />
    </>
  ),
} satisfies Record<GapState, React.ReactNode>;

/**
 * Renders the glyph of a state. It is hidden from assistive technology, because the name of the state is always next
 * to it.
 */
export function StateGlyph({ state }: { state: GapState }) {
  return (
    <svg aria-hidden="true" className="gap-glyph" height="18" viewBox="0 0 18 18" width="18">
      {stateGlyphs[state]}
    </svg>
  );
}

/** Renders the glyph and the name of a state. */
export const StateName = ({ state }: { state: GapState }) => (
  <span className="font-bold">
    <StateGlyph state={state} />
    {stateCopy[state].name}
  </span>
);

interface StateCountsProps {
  table: GapTable;
  /** The rows to count, by required standard; all rows of the table by default. */
  rows?: readonly (readonly GapRow[])[];
}

/** Renders the number of rows per state, new first. A table with two required standards gets the counts of both. */
export function StateCounts({ table, rows = tablesOn(table).map(gapRows) }: StateCountsProps) {
  return rows.map((standardRows, index) => {
    const counts = countStates(standardRows);
    return (
      <span className="flex flex-wrap gap-x-4" key={index}>
        {rows.length > 1 && `${tablesOn(table)[index]?.target.name} `}
        <span className="gap-counts">
          {statesIn(counts).map((state) => (
            <span key={state}>
              {counts[state] > 0 && <StateGlyph state={state} />}
              <b>{counts[state]}</b> {stateCopy[state].count}{' '}
            </span>
          ))}
        </span>{' '}
      </span>
    );
  });
}
