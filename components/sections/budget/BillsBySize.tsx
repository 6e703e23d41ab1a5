import { StackedTable } from '@/components/ui/StackedTable';
import { rates } from '@/content/budget/rates';
import type { BlockId } from '@/content/budget/types';
import { blockWords, budgetTableWords as words } from '@/content/budget/words';
import type { CertificationBudget } from '@/lib/budget/certification';
import { type BillRow, billRows, groupNames } from '@/lib/budget/certification-rows';
import { money } from '@/lib/budget/print';
import { fill } from '@/lib/text/fill';

/** Who pays a row and, where a body audits by days, the price of a day. */
function header(row: BillRow, groups: number, audited: boolean): string {
  const names = groupNames(row, groups);
  const [rate] = row.groups;
  return [
    names.join('; ') || words.everywhere,
    ...(audited && rate
      ? [fill(words.rate, { amount: money(rates[rate].value, rates[rate].currency) })]
      : []),
  ].join(', ');
}

interface BillsBySizeProps {
  budget: CertificationBudget;
  block: BlockId;
}

/** Bills of one block until the certificate: a row for each price, a column for each number of people in scope. */
export function BillsBySize({ budget, block }: BillsBySizeProps) {
  const { sizes } = budget;
  const rows = billRows(budget, block);
  if (rows.length === 0) return null;
  const audited = block === 'body' && sizes[0]?.audit !== null;
  return (
    <StackedTable
      caption={fill(words.money, { block: blockWords[block].name })}
      captioned
      className="tabular-nums"
      columns={[
        { label: words.group, className: 'w-1/3' },
        ...sizes.map(({ heads }) => ({ label: fill(words.heads, { number: heads }) })),
      ]}
      from="lg"
      look="dense"
      rows={rows.map((row) => ({
        key: row.groups.join(),
        header: header(row, sizes[0]?.budgets.length ?? 0, audited),
        cells: row.sizes.map((amounts) => amounts.join(' and ')),
      }))}
    />
  );
}
