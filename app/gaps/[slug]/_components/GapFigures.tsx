import { type GapTable, gapStates } from '@/content/gaps/types';
import { stateCopy, tableCopy } from '@/content/page-copy/gaps';
import { countStates, rowsOf } from '@/lib/gaps/totals';
import { StateGlyph } from '../../_components/StateGlyph';

/** Rows new, to extend and to reuse: the work first, never a sum of them. */
export function GapFigures({ table }: { table: GapTable }) {
  const counts = countStates(rowsOf(table));
  return (
    <ol
      aria-label={tableCopy.figures}
      className="mt-10 border-fg border-t-2 md:mt-17 md:grid md:grid-cols-3 print:mt-4"
    >
      {gapStates.map((state) => (
        <li
          className="max-md:grid max-md:grid-cols-term border-rule max-md:border-b py-4.5 md:pt-6 md:pr-8 md:pb-0 md:not-first:border-l md:not-first:pl-8"
          key={state}
        >
          <p className="flex items-center gap-3 text-figure tabular-nums md:gap-4.5 md:text-title print:text-[26pt]">
            <StateGlyph className="size-6.5 flex-none md:size-9 lg:size-11 print:size-5" state={state} />
            {counts[state]}
          </p>
          <div className="md:mt-3.5">
            <h2 className="text-h4 md:text-h3">{stateCopy[state].name}</h2>
            <p className="mt-1 max-w-22em text-copy text-muted">{stateCopy[state].text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
