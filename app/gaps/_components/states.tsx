import type { GapRow, GapState, GapTable } from '@/content/gaps/types';
import { stateCopy } from '@/content/page-copy/gaps';
import { countStates, gapRows, statesIn, tablesOn } from '@/lib/gaps/totals';

/** The glyph of each state in a box of 18 by 18. */
export const shapes = {
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

/** How much of a row the certificate gives: full disc reuse, half disc extend, ring new, dashed ring with a question mark unknown. The word beside it says so too. */
export function StateGlyph({ state }: { state: GapState }) {
  return (
    <svg aria-hidden="true" className="gap-glyph" height="18" viewBox="0 0 18 18" width="18">
      {shapes[state]}
    </svg>
  );
}

/** Glyph and word of a state. */
export const StateName = ({ state }: { state: GapState }) => (
  <span className="font-bold">
    <StateGlyph state={state} />
    {stateCopy[state].name}
  </span>
);

interface StateCountsProps {
  table: GapTable;
  /** Rows of each of its texts; all of them by default. */
  rows?: readonly (readonly GapRow[])[];
}

/** Rows in each state, new first, of two texts each after its name; a count of zero has no glyph, and unknown is named only where there is such a row. */
export function StateCounts({ table, rows = tablesOn(table).map(gapRows) }: StateCountsProps) {
  return rows.map((listed, index) => {
    const counts = countStates(listed);
    return (
      <span className="flex flex-wrap gap-x-4" key={index}>
        {rows.length > 1 && `${tablesOn(table)[index]?.asked.name} `}
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
