import { addRanges } from './arithmetic';
import { auditLines } from './audit-lines';
import { internalEffort } from './internal-effort';
import { appliesTo, otherLines } from './other-lines';
import type { Budget, BudgetData, BudgetInput, BudgetLine, BudgetNote, Totals } from './types';

/** Adds the lines by block and by currency. */
function totalsOf(lines: readonly BudgetLine[]): Totals {
  const totals: Totals = {};
  for (const { block, currency, min, max } of lines) {
    totals[block] ??= {};
    totals[block][currency] = addRanges(totals[block][currency] ?? [0, 0], [min, max]);
  }
  return totals;
}

/**
 * Returns the invoices of third parties for a plan, and its internal days. Pure; whole numbers. Adds only amounts of the
 * same block and currency. Unknown costs are listed as ids of sentences, never as zero. `more` are additional lines.
 */
export function budgetOf(data: BudgetData, input: BudgetInput, more: readonly BudgetLine[] = []): Budget {
  const { rate } = input;
  const lines = rate ? [...auditLines(data, input, rate), ...otherLines(data, input, rate), ...more] : [];
  const has = appliesTo(data, input);
  const applicableIds = <Id>(notes: readonly BudgetNote<Id>[]) =>
    notes.filter(([, of, tag]) => has(of, tag)).map(([id]) => id);
  return {
    rate,
    lines,
    totals: rate && totalsOf(lines),
    ownDays: internalEffort(data, input),
    notInvoiced: applicableIds(data.notInvoiced),
    extraFigures: applicableIds(data.extraFigures),
    open: applicableIds(data.open),
  };
}
