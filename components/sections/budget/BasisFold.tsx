import type { ReactNode } from 'react';
import { FoldSummary } from '@/components/ui/FoldSummary';
import type { BudgetWords } from '@/lib/budget/words';

/** What stands behind one figure of a budget, folded under its row. */
export function BasisFold({ words, children }: { words: BudgetWords; children: ReactNode }) {
  return (
    <details className="text-small tabular-nums print:hidden" suppressHydrationWarning>
      <FoldSummary className="font-bold" compact>
        {words.basis}
      </FoldSummary>
      {children}
    </details>
  );
}
