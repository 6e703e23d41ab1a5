import type { BudgetTag, Ends, RateGroup } from '@/content/budget/types';
import { byHeadcount, roundOutward } from './arithmetic';
import { factor } from './audit-lines';
import { blockOf, certificationsToObtain } from './audits';
import type { BudgetData, BudgetInput, BudgetLine } from './types';

const monthsOfYear = 12;

/** Whether something that needs this certification and this mark belongs to the budget. */
export function appliesTo(data: BudgetData, input: BudgetInput) {
  const { cmmc = 'l2_self', product = 'electronics', usMaker, clearance, rate } = input;
  const wanted = new Set<unknown>(certificationsToObtain(input));
  const tags = new Set<BudgetTag | false>([
    cmmc,
    product,
    cmmc !== 'l2_c3pao' && 'self',
    cmmc !== 'l1_self' && 'level-2',
    usMaker ? 'us-maker' : 'abroad',
    clearance && data.free.includes(clearance.state) ? 'free' : 'charged',
    !rate && 'no-rate',
  ]);
  return (of?: unknown, tag?: BudgetTag) => (!of || wanted.has(of)) && (!tag || tags.has(tag));
}

/** Bills beside the audits: assessor, registration, tests, tools, counsel. */
export function otherLines(data: BudgetData, input: BudgetInput, rate: RateGroup): BudgetLine[] {
  const has = appliesTo(data, input);
  const { heads } = input;
  return data.bills.flatMap(({ kind, of, tag, body, years, price, users, test, ...rule }) => {
    const currency = rule.currency ?? data.rates[rate].currency;
    const each = 'map' in price ? byHeadcount(price, heads) : price[currency];
    if (!each || !has(of, tag)) return [];
    const count = users?.slice(0, 2).map((part) => Math.max(users[2], Math.ceil((heads * part) / 100)));
    const [least = 1, most = 1] = count ?? [];
    const [min, max]: Ends = users
      ? roundOutward(least * monthsOfYear * each[0], most * monthsOfYear * each[1])
      : each;
    const factors = users
      ? [
          factor('users', [least, most]),
          factor('months', [monthsOfYear, monthsOfYear]),
          factor('license', each),
        ]
      : [];
    return years.map((year) => ({
      block: blockOf(year, !body),
      year,
      kind,
      of: [of],
      ...(test !== undefined && { test }),
      currency,
      min,
      max,
      factors,
    }));
  });
}
