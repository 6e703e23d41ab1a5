import { addRanges } from './arithmetic';
import { auditLines } from './audit-lines';
import { appliesTo, otherLines } from './other-lines';
import { ownDaysOf } from './own-days';
import type { Budget, BudgetData, BudgetInput, BudgetLine, BudgetNote, Totals } from './types';

/** Sums of each block, each currency apart. */
function totalsOf(lines: readonly BudgetLine[]): Totals {
  const totals: Totals = {};
  for (const { block, currency, min, max } of lines) {
    totals[block] ??= {};
    totals[block][currency] = addRanges(totals[block][currency] ?? [0, 0], [min, max]);
  }
  return totals;
}

/**
 * What others bill for a plan, and its own days. Pure; whole numbers; amounts of one block and one currency are added,
 * nothing else is. What is open is a sentence, never a zero. `more` are bills that only some callers know.
 */
export function budgetOf(data: BudgetData, input: BudgetInput, more: readonly BudgetLine[] = []): Budget {
  const { rate } = input;
  const lines = rate ? [...auditLines(data, input, rate), ...otherLines(data, input, rate), ...more] : [];
  const has = appliesTo(data, input);
  const those = <Id>(asides: readonly BudgetNote<Id>[]) =>
    asides.filter(([, of, tag]) => has(of, tag)).map(([id]) => id);
  return {
    rate,
    lines,
    totals: rate && totalsOf(lines),
    ownDays: ownDaysOf(data, input),
    noBill: those(data.noBill),
    beside: those(data.beside),
    open: those(data.open),
  };
}
