import { Fold } from '@/components/ui/Fold';
import { RichText } from '@/components/ui/RichText';
import type { GapTable } from '@/content/gaps/types';
import { tableCopy } from '@/content/page-copy/gaps';
import { countCertainties } from '@/lib/gaps/certainties';
import { withFigures } from '@/lib/gaps/totals';
import { fill } from '@/lib/text/fill';

/** What the rows are based on, what the marks of certainty mean, and what readers look for in vain. */
export function GapBasis({ table }: { table: GapTable }) {
  const { note, basis } = table;
  return (
    <Fold className="mt-16 print:mt-4" title={tableCopy.basis}>
      <div className="scroll-mt-44 text-small md:border-t-2 md:pt-4" id="basis">
        <h3 className="text-name max-md:sr-only">{tableCopy.basis}</h3>
        <div className="mt-4 grid gap-x-12 gap-y-4 md:grid-cols-2">
          {basis.map((text) => (
            <p key={text.slice(0, 40)}>
              <RichText text={withFigures(text, table)} />
            </p>
          ))}
          {note && (
            <p>
              <RichText text={note} />
            </p>
          )}
        </div>
        <Certainties table={table} />
      </div>
    </Fold>
  );
}

/** Rows of each certainty, with what its mark means. */
function Certainties({ table }: { table: GapTable }) {
  const counts = countCertainties(table);
  if (counts.length === 0) return null;
  return (
    <>
      <dl className="mt-6 grid gap-x-8 gap-y-3 text-small sm:grid-cols-2 md:grid-cols-4">
        {counts.map(({ level, count }) => (
          <div key={level}>
            <dt className="font-bold tabular-nums">{fill(tableCopy.certainties[level].rows, { count })}</dt>
            <dd className="text-muted">{tableCopy.certainties[level].legend}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 max-w-measure text-small text-muted print:mt-2 print:max-w-none">
        {tableCopy.judged}
      </p>
    </>
  );
}
