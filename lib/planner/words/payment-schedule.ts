import type { IntegerRange } from '@/content/budget/types';
import { addRanges } from '../../budget/arithmetic';
import { money } from '../../budget/print';
import type { Budget } from '../../budget/types';
import type { PlannerData } from '../engine/data';
import { endMonth, startMonth } from '../engine/months';
import type { Month, Plan } from '../engine/types';
import { monthRange, usdText } from './figures';
import type { PlannerWords } from './words';

/** A payment: its earliest month, its purpose and its amount. */
interface Payment {
  from: Month;
  /** Its months in words, shortest to longest run. */
  when: string;
  what: string;
  sum: string;
}

/**
 * Returns the payments until the certificates, by month: our support at the start of each phase, and the certification
 * bodies' invoices of the first year in the month in which the certification ends. Costs without a month are left out.
 */
export function paymentSchedule(
  data: PlannerData,
  plan: Plan,
  budgets: readonly Budget[],
  words: PlannerWords,
): Payment[] {
  const { certifications, copy, budget: budgetWords } = words;
  const payment = (from: Month, to: Month, what: string, sum: string): Payment => ({
    from,
    when: monthRange(from, to, copy),
    what,
    sum,
  });
  const support = plan.items.flatMap(({ certification, phases, usd }) => {
    const { name, phases: names = [] } = certifications[certification] ?? {};
    const prices = data.records[certification].usd;
    const fullPrice = phases.reduce<IntegerRange>(
      (sum, { n }) => addRanges(sum, prices[n - 1] ?? [0, 0]),
      [0, 0],
    );
    // Credits lower the sum of the phases; how much each phase costs after them is not known.
    const isCredited = fullPrice[0] !== usd[0] || fullPrice[1] !== usd[1];
    const [first] = phases;
    if (isCredited && first)
      return [
        payment(
          startMonth(plan.start, first.start[0]),
          startMonth(plan.start, first.start[1]),
          `${name}: ${names.join(', ')}`,
          usdText(usd),
        ),
      ];
    return phases.map(({ n, start }) =>
      payment(
        startMonth(plan.start, start[0]),
        startMonth(plan.start, start[1]),
        `${name}: ${names[n - 1]}`,
        usdText(prices[n - 1] ?? [0, 0]),
      ),
    );
  });
  const bodies = budgets.flatMap(({ rate, lines }) => {
    const group = budgets.length > 1 && rate ? ` (${budgetWords.groups[rate]})` : '';
    const bills = lines.filter(({ block }) => block === 'body');
    return plan.items.flatMap(({ certification, phases }) => {
      const end = phases.at(-1)?.end;
      const itemBills = bills.filter(
        ({ of }) =>
          plan.items.find((item) => of.includes(item.certification))?.certification === certification,
      );
      if (!end) return [];
      const currencies = [...new Set(itemBills.map(({ currency }) => currency))];
      return currencies.map((unit) =>
        payment(
          endMonth(plan.start, end[0]),
          endMonth(plan.start, end[1]),
          `${certifications[certification]?.name}: ${budgetWords.blocks.body.name}${group}`,
          money(
            itemBills
              .filter(({ currency }) => currency === unit)
              .reduce<IntegerRange>((sum, { min, max }) => addRanges(sum, [min, max]), [0, 0]),
            unit,
          ),
        ),
      );
    });
  });
  return [...support, ...bodies].sort((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0));
}
