import { RichText } from '@/components/ui/RichText';
import type { GapTable } from '@/content/gaps/types';
import { tableCopy } from '@/content/page-copy/gaps';
import { countCertainties } from '@/lib/gaps/certainties';
import { fill } from '@/lib/text/fill';

const { checked, checkedRows, certainties, toBasis } = tableCopy;

/** Day of the check and how many rows were read, are reported, known or unknown, with the way to the basis. */
export function GapChecked({ table }: { table: GapTable }) {
  const date = `{${table.checked}}`;
  const rows = countCertainties(table).map(({ level, count }) => fill(certainties[level].rows, { count }));
  return (
    <p className="mt-6 border-rule pb-section md:border-t md:pt-4 text-small text-muted print:mt-3 print:pt-2 print:pb-3">
      <RichText
        text={rows.length > 0 ? fill(checkedRows, { date, rows: rows.join(', ') }) : fill(checked, { date })}
      />{' '}
      <a className="underline underline-offset-link print:hidden" href="#basis">
        {toBasis}
      </a>
    </p>
  );
}
