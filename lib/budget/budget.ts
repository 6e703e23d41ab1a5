import type { BesideId, NoBillId, OpenId } from '@/content/budget/types';
import { plus } from './arithmetic';
import { auditLines } from './audit-lines';
import { missing } from './audits';
import { otherLines } from './other-lines';
import { ownDaysOf } from './own-days';
import type { Budget, BudgetData, BudgetInput, BudgetLine, Totals } from './types';

/** Sums of each block, each currency apart. */
function totalsOf(lines: readonly BudgetLine[]): Totals {
  const totals: Totals = {};
  for (const { block, currency, min, max } of lines) {
    totals[block] ??= {};
    totals[block][currency] = plus(totals[block][currency] ?? [0, 0], [min, max]);
  }
  return totals;
}

/** What has no price, no bill, or a figure that only stands beside. */
function besideLines(
  data: BudgetData,
  input: BudgetInput,
): { open: OpenId[]; noBill: NoBillId[]; beside: BesideId[] } {
  const { cmmc = 'l2_self', clearance, product, usMaker, rate } = input;
  const wanted = new Set(missing(input));
  const charge = clearance ? data.clearance[clearance.state].kind : 'open';
  const all = {
    open: [
      ['travel', true],
      ['standards', true],
      ['edition', true],
      ['repeat', true],
      ['vat', true],
      ['rate', rate === null],
      ['isms-software', wanted.has('iso27001')],
      ['aqap-authority', wanted.has('aqap2110')],
      ['notified-body', wanted.has('ce-marking')],
      ['drone-class', wanted.has('ce-marking')],
      ['absorption', wanted.has('ce-marking')],
      ['clearance', wanted.has('nato-clearance') && charge !== 'none'],
      ['guards', wanted.has('nato-clearance')],
    ],
    noBill: [
      ['cmmc-self', wanted.has('cmmc') && cmmc !== 'l2_c3pao'],
      ['ddtc-abroad', wanted.has('itar') && !usMaker],
      ['ce-authority', wanted.has('ce-marking')],
      ['clearance-free', wanted.has('nato-clearance') && charge === 'none'],
    ],
    beside: [
      [`department-${cmmc}`, wanted.has('cmmc')],
      ['retest', wanted.has('ce-marking')],
      ['notified-body', wanted.has('ce-marking') && product === 'machinery'],
    ],
  } as const satisfies Record<string, readonly (readonly [string, boolean])[]>;
  const holding = <Id>(list: readonly (readonly [Id, boolean])[]) =>
    list.filter(([, holds]) => holds).map(([id]) => id);
  return { open: holding(all.open), noBill: holding(all.noBill), beside: holding(all.beside) };
}

/**
 * What others bill for a plan, and its own days. Pure; whole numbers; amounts of one block and one currency are added,
 * nothing else is. What is open is a line of words, never a zero.
 */
export function budgetOf(data: BudgetData, input: BudgetInput): Budget {
  const { rate } = input;
  const lines = rate ? [...auditLines(data, input, rate), ...otherLines(data, input, rate)] : [];
  return {
    rate,
    lines,
    totals: rate && totalsOf(lines),
    ownDays: ownDaysOf(data, input),
    ...besideLines(data, input),
  };
}
