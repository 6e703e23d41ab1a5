import type { Ends } from '@/content/budget/types';
import { addRanges } from '../../budget/arithmetic';
import { money } from '../../budget/print';
import type { Budget } from '../../budget/types';
import { endMonth, startMonth } from '../engine/months';
import type { PlannerData } from '../engine/planner-data';
import type { Month, Plan } from '../engine/types';
import { monthRange, usdText } from './figures';
import type { PlannerWords } from './words';

/** What falls due: from which month at the earliest, what it is for, and how much. */
interface Due {
  from: Month;
  /** Its months in words, from the shortest to the longest run. */
  when: string;
  what: string;
  sum: string;
}

/**
 * What falls due month by month until the certificates: our support as each phase begins, the bodies' bills of the first
 * year in the month in which their certification is to end. Whatever has no month of its own is left out.
 */
export function dueOf(data: PlannerData, plan: Plan, budgets: readonly Budget[], words: PlannerWords): Due[] {
  const { certifications, copy, budget: budgetWords } = words;
  const due = (from: Month, to: Month, what: string, sum: string): Due => ({
    from,
    when: monthRange(from, to, copy),
    what,
    sum,
  });
  const support = plan.items.flatMap(({ certification, phases, usd }) => {
    const { name, phases: names = [] } = certifications[certification] ?? {};
    const prices = data.records[certification].usd;
    const whole = phases.reduce<Ends>((sum, { n }) => addRanges(sum, prices[n - 1] ?? [0, 0]), [0, 0]);
    // A credit lowers what is left of the phases; by how much each is known of all of them only.
    const isCredited = whole[0] !== usd[0] || whole[1] !== usd[1];
    const [first] = phases;
    if (isCredited && first)
      return [
        due(
          startMonth(plan.start, first.start[0]),
          startMonth(plan.start, first.start[1]),
          `${name}: ${names.join(', ')}`,
          usdText(usd),
        ),
      ];
    return phases.map(({ n, start }) =>
      due(
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
      const own = bills.filter(
        ({ of }) =>
          plan.items.find((item) => of.includes(item.certification))?.certification === certification,
      );
      if (!end) return [];
      const currencies = [...new Set(own.map(({ currency }) => currency))];
      return currencies.map((unit) =>
        due(
          endMonth(plan.start, end[0]),
          endMonth(plan.start, end[1]),
          `${certifications[certification]?.name}: ${budgetWords.blocks.body.name}${group}`,
          money(
            own
              .filter(({ currency }) => currency === unit)
              .reduce<Ends>((sum, { min, max }) => addRanges(sum, [min, max]), [0, 0]),
            unit,
          ),
        ),
      );
    });
  });
  return [...support, ...bodies].sort((one, other) =>
    one.from < other.from ? -1 : one.from > other.from ? 1 : 0,
  );
}
