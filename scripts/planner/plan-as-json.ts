import { blockNames } from '@/content/budget/copy';
import type { BlockId } from '@/content/budget/types';
import { homeCountryCodes } from '@/content/planner/codes';
import { budgetData } from '@/lib/budget/data';
import { budgetsOfPlan } from '@/lib/budget/planner';
import type { Budget } from '@/lib/budget/types';
import { readAnswers } from '@/lib/planner/engine/answers';
import { buildPlan } from '@/lib/planner/engine/build-plan';
import { plannerData } from '@/lib/planner/engine/data';
import { exampleStart } from '@/lib/planner/engine/plan';
import type { Answers } from '@/lib/planner/engine/types';

/** Versions of the questions; the command line accepts both, because other programs write them. */
const versions: readonly unknown[] = [undefined, 1, 2];

/** Converts the answer on US parts, a question of version 1, to the two that replaced it; null for an unknown code. */
function readUsParts(code: unknown): Pick<Answers, 'usItem' | 'usPerson'> | null {
  if (code === 'yes' || code === 'unknown') return { usItem: 'unknown', usPerson: 'unknown' };
  return code === 'no' ? { usItem: 'none', usPerson: 'unknown' } : null;
}

/**
 * Reads answers in the command-line format: `seat` is the home country, `usParts` a question of version 1.
 * @throws RangeError with the unknown field or code.
 */
export function answersFromJson(value: unknown): Answers {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new RangeError(`answers: unknown code ${JSON.stringify(value)}`);
  const { v, seat, usParts, ...answers } = value as Record<string, unknown>;
  if (!versions.includes(v)) throw new RangeError(`v: unknown code ${JSON.stringify(v)}`);
  if ('homeCountry' in answers) throw new RangeError('answers: unknown code "homeCountry"');
  const homeCountry = seat === undefined ? undefined : homeCountryCodes.find((code) => code === seat);
  if (seat !== undefined && !homeCountry) throw new RangeError(`seat: unknown code ${JSON.stringify(seat)}`);
  const fromUsParts = usParts === undefined ? {} : readUsParts(usParts);
  if (!fromUsParts) throw new RangeError(`usParts: unknown code ${JSON.stringify(usParts)}`);
  if (usParts !== undefined && ('usItem' in answers || 'usPerson' in answers))
    // cspell:ignore stands beside -- other programs compare this message of the command line
    throw new RangeError('usParts: stands beside usItem or usPerson');
  return readAnswers({ ...answers, ...fromUsParts, ...(homeCountry && { homeCountry }) }, exampleStart);
}

const ruleOrder = plannerData.rules.map(({ id }) => id);
/** Keeps the rules that give a verdict, in evaluation order; notes about existing certificates are not among them. */
const withOrderedRules = <T extends { rules: string[] }>({ rules, ...rest }: T) => ({
  ...rest,
  rules: ruleOrder.filter((id) => rules.includes(id)),
});

/** Returns the totals by block name, without cost lines; a home country without rates prints `open`. */
const withoutLines = ({ rate, totals, ownDays: { build, later } }: Budget) => ({
  rate: rate ?? 'open',
  totals:
    totals &&
    Object.fromEntries(Object.entries(totals).map(([block, sums]) => [blockNames[block as BlockId], sums])),
  ownDays: { build, later },
});

/** Returns the plan for answers in JSON, with its budgets, in the format of the command line. */
export function planAsJson(value: unknown) {
  const answers = answersFromJson(value);
  const plan = buildPlan(plannerData, answers);
  const { message, items, ask, held, notNeeded, ear, order, total, actions, deadline, weapon } = plan;
  return {
    v: 2,
    message,
    items: items.map(({ credits: _, afterGate: __, inUse: ___, yearly: ____, ...item }) =>
      withOrderedRules(item),
    ),
    ask: ask.map(({ prepares: _, ...asked }) => withOrderedRules(asked)),
    held: held.map(({ certification, state, check, stage }) => ({ certification, state, check, stage })),
    notNeeded: notNeeded.map(({ certification }) => ({ certification })),
    ear:
      ear &&
      (ear.verdict === 'not-needed' ? { verdict: ear.verdict, stage: ear.stage } : withOrderedRules(ear)),
    order,
    total,
    // The letter on markings has no number in the research notes, so it counts as none.
    actions: actions.map(({ id, letter }) => ({ id, letter: letter === 'M' ? null : letter })),
    budget: budgetsOfPlan(budgetData, answers, plan).map(withoutLines),
    deadline: deadline && { month: deadline.month, months: deadline.months, rule: deadline.rule },
    weapon,
    notes: [...plan.notes.filter((id) => id === plannerData.roles['parts-check']), ...plan.worth],
  };
}
