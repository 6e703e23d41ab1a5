import { FoldSummary } from '@/components/ui/FoldSummary';
import { HeadedFold } from '@/components/ui/HeadedFold';
import type { GapGroup, GapRow } from '@/content/gaps/types';
import { tableCopy } from '@/content/page-copy/gaps';
import { byState, countStates, isRequirement } from '@/lib/gaps/totals';
import { fill } from '@/lib/text/fill';
import { StateCounts } from '../../_components/StateCounts';
import { type GapColumns, RowsTable } from './RowsTable';

const { caption, captionNew, captionMore, more } = tableCopy;

interface GapGroupRowsProps extends GapColumns {
  group: GapGroup;
}

/**
 * A chapter or family: its name with counts, which folds it on the phone, then its rows, the new ones first. Of a family,
 * which can have twenty rows, the new ones stand open and the others on demand.
 */
export function GapGroupRows({ group: { id, number, name, rows }, ...columns }: GapGroupRowsProps) {
  const group = [number, name].filter(Boolean).join(' ');
  const sorted = byState<GapRow>(rows);
  const folded = rows.every(isRequirement) ? sorted.filter(({ state }) => state !== 'new') : [];
  const open = sorted.filter((row) => !folded.includes(row));
  const counts = countStates(rows);
  return (
    <div className="gap-group" id={id}>
      <HeadedFold
        heading={
          <hgroup className="flex flex-1 flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
            <h3 className="text-name">
              {number && <span className="mr-1 font-normal text-muted">{number} </span>}
              {name}
            </h3>
            <StateCounts counts={counts} />
          </hgroup>
        }
      >
        {open.length > 0 && (
          <RowsTable
            {...columns}
            caption={fill(folded.length ? captionNew : caption, { group })}
            rows={open}
          />
        )}
        {folded.length > 0 && (
          <details className="gap-more fold-row" suppressHydrationWarning>
            <FoldSummary className="text-small font-bold" compact>
              {(['extend', 'reuse'] as const)
                .filter((state) => counts[state] > 0)
                .map((state) => fill(more[state], counts))
                .join(', ')}
            </FoldSummary>
            <RowsTable {...columns} caption={fill(captionMore, { group })} rows={folded} />
          </details>
        )}
      </HeadedFold>
    </div>
  );
}
