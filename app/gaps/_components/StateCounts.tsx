import { Fragment } from 'react';
import type { GapState } from '@/content/gaps/types';
import { stateCopy } from '@/content/page-copy/gaps';
import { statesIn } from '@/lib/gaps/totals';
import { StateGlyph } from './StateGlyph';

/** Rows in each state, new first; a count of zero has no glyph, and unknown is named only where there is such a row. */
export function StateCounts({ counts }: { counts: Record<GapState, number> }) {
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-small">
      {statesIn(counts).map((state) => (
        <Fragment key={state}>
          <span className="flex items-center gap-2">
            {counts[state] > 0 && <StateGlyph className="size-4 flex-none" state={state} />}
            <span>
              <b className="font-bold tabular-nums">{counts[state]}</b> {stateCopy[state].count}
            </span>
          </span>{' '}
        </Fragment>
      ))}
    </p>
  );
}
