import { RichText } from '@/components/ui/RichText';
import type { GapTable, RowCertainty } from '@/content/gaps/types';
import { tableCopy } from '@/content/page-copy/gaps';
import { withFigures } from '@/lib/gaps/totals';
import { fill } from '@/lib/text/fill';

const levels = Object.keys(tableCopy.certainties) as RowCertainty[];

/** What the rows are based on, how certain they are and when they were checked. */
export function GapBasis({ table }: { table: GapTable }) {
  return (
    <section aria-labelledby="basis" className="mt-12 pb-section print:mt-4 print:pb-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 border-fg border-t-2 pt-4.5">
        <h2 className="text-h4" id="basis">
          {tableCopy.basis}
        </h2>
        <p className="text-label text-muted">
          <RichText text={fill(tableCopy.checked, { date: `{${table.checked}}` })} />
        </p>
      </div>
      <div className="mt-4 grid gap-x-12 gap-y-4 text-small md:grid-cols-2">
        {table.basis.map((text) => (
          <p key={text.slice(0, 40)}>
            <RichText text={withFigures(text, table)} />
          </p>
        ))}
      </div>
      {table.kind === 'clauses' && <Certainties rows={table.groups.flatMap(({ rows }) => rows)} />}
    </section>
  );
}

/** Rows of each certainty, with what the word means. */
function Certainties({ rows }: { rows: readonly { certainty: RowCertainty }[] }) {
  const count = (level: RowCertainty) => rows.filter(({ certainty }) => certainty === level).length;
  return (
    <>
      <dl className="mt-6 grid gap-x-8 gap-y-3 text-label sm:grid-cols-2 md:grid-cols-4">
        {levels
          .filter((level) => count(level) > 0)
          .map((level) => (
            <div key={level}>
              <dt>
                <b className="font-bold tabular-nums">{count(level)}</b> {tableCopy.certainties[level].name}
              </dt>
              <dd className="text-muted">{tableCopy.certainties[level].legend}</dd>
            </div>
          ))}
      </dl>
      <p className="mt-5 max-w-measure text-label text-muted print:mt-2 print:max-w-none">
        {tableCopy.judged}
      </p>
    </>
  );
}
