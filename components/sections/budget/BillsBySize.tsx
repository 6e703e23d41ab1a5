import { StackedTable } from '@/components/ui/StackedTable';
import { blockWords, budgetTableWords as words } from '@/content/budget/words';
import type { CertificationBudget } from '@/lib/budget/certification';
import { billRows } from '@/lib/budget/certification-rows';
import { fill } from '@/lib/text/fill';

interface BillsBySizeProps {
  budget: CertificationBudget;
  block: 'body' | 'tests';
}

/** Bills of one block until the certificate: a row for each price, a column for each number of people in scope. */
export function BillsBySize({ budget, block }: BillsBySizeProps) {
  const { sizes } = budget;
  const rows = billRows(budget, block);
  if (rows.length === 0) return null;
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
      rows={rows.map(({ head, cells }) => ({ key: head, header: head, cells }))}
    />
  );
}
