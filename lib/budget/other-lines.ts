import type { BudgetTag, IntegerRange, RateGroup } from '@/content/budget/types';
import { byHeadcount, roundOutward } from './arithmetic';
import { factor } from './audit-lines';
import { blockOf, certificationsToObtain } from './audits';
import type { BudgetData, BudgetInput, BudgetLine } from './types';

const monthsOfYear = 12;

/** Returns a predicate: whether an entry for a certification and a tag applies to this budget. */
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

/** Returns the invoices in addition to the audits: assessor, registration, tests, tools, counsel. */
export function otherLines(data: BudgetData, input: BudgetInput, rate: RateGroup): BudgetLine[] {
  const has = appliesTo(data, input);
  const { heads } = input;
  return data.bills.flatMap(({ kind, of, tag, body, years, price, users, test, ...rule }) => {
    const currency = rule.currency ?? data.rates[rate].currency;
    const unitPrice = 'map' in price ? byHeadcount(price, heads) : price[currency];
    if (!unitPrice || !has(of, tag)) return [];
    const count = users?.slice(0, 2).map((part) => Math.max(users[2], Math.ceil((heads * part) / 100)));
    const [minUsers = 1, maxUsers = 1] = count ?? [];
    const [min, max]: IntegerRange = users
      ? roundOutward(minUsers * monthsOfYear * unitPrice[0], maxUsers * monthsOfYear * unitPrice[1])
      : unitPrice;
    const factors = users
      ? [
          factor('users', [minUsers, maxUsers]),
          factor('months', [monthsOfYear, monthsOfYear]),
          factor('license', unitPrice),
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
