import type { BlockId, Ends } from '@/content/budget/types';
import { blockWords } from '@/content/budget/words';
import type { Budget } from './types';

/** A budget as `npm run -s plan -- --lines` prints it: totals by the names of the blocks, no lines. */
interface PrintedBudget {
  rate: string;
  totals: Readonly<Record<string, Readonly<Record<string, Ends>>>> | null;
  ownDays: { build: Ends; later: Ends };
}

/** The printed form of a budget; a seat without rates prints `open`. */
export const printedBudget = ({ rate, totals, ownDays: { build, later } }: Budget): PrintedBudget => ({
  rate: rate ?? 'open',
  totals:
    totals &&
    Object.fromEntries(
      Object.entries(totals).map(([block, sums]) => [blockWords[block as BlockId].name, sums]),
    ),
  ownDays: { build, later },
});
