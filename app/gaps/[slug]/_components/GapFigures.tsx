import { clsx } from 'clsx';
import type { GapTable } from '@/content/gaps/types';
import { stateCopy, tableCopy } from '@/content/page-copy/gaps';
import { countStates, rowsOf, statesIn } from '@/lib/gaps/totals';
import { StateGlyph } from '../../_components/StateGlyph';

/** Rows new, to extend, to reuse and, where there are any, unknown: the work first, never a sum of them. */
export function GapFigures({ table }: { table: GapTable }) {
  const counts = countStates(rowsOf(table));
  const states = statesIn(counts);
  return (
    <ol
      aria-label={tableCopy.figures}
      className={clsx(
        'mt-8 border-fg border-t-2 md:mt-16 md:grid print:mt-4',
        states.length > 3 ? 'md:grid-cols-4' : 'md:grid-cols-3',
      )}
    >
      {states.map((state) => (
        <li
          className="max-md:grid max-md:grid-cols-term border-rule max-md:border-b py-4 md:pt-6 md:pr-4 lg:pr-8 md:pb-0 md:not-first:border-l md:not-first:pl-4 lg:not-first:pl-8"
          key={state}
        >
          <p className="flex items-center gap-3 text-figure tabular-nums">
            <StateGlyph className="size-6 flex-none md:size-9 lg:size-11 print:size-5" state={state} />
            {counts[state]}
          </p>
          <div className="md:mt-4">
            <h2 className="text-name md:text-sub">{stateCopy[state].name}</h2>
            <p className="mt-1 max-w-22em text-body text-muted">{stateCopy[state].text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
