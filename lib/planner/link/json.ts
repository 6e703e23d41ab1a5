import type { BlockId } from '@/content/budget/types';
import { blockWords } from '@/content/budget/words';
import { homeCountryCodes } from '@/content/planner/codes';
import { budgetData } from '../../budget/data';
import { budgetsOfPlan } from '../../budget/planner';
import type { Budget } from '../../budget/types';
import { readAnswers } from '../engine/answers';
import { buildPlan } from '../engine/build-plan';
import { plannerData } from '../engine/data';
import { exampleStart } from '../engine/plan';
import type { Answers } from '../engine/types';
import { readUsParts } from './link-reader';

const versions: readonly unknown[] = [undefined, 1, 2];

/**
 * Answers as the command line reads them: `seat` is the home country; `usParts`, the one question of the first version,
 * stands for the two that took its place.
 * @throws RangeError that names what is not known.
 */
export function answersFromJson(value: unknown): Answers {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new RangeError(`answers: unknown code ${JSON.stringify(value)}`);
  const { v, seat, usParts, ...answers } = value as Record<string, unknown>;
  if (!versions.includes(v)) throw new RangeError(`v: unknown code ${JSON.stringify(v)}`);
  if ('homeCountry' in answers) throw new RangeError('answers: unknown code "homeCountry"');
  const homeCountry = seat === undefined ? undefined : homeCountryCodes.find((code) => code === seat);
  if (seat !== undefined && !homeCountry) throw new RangeError(`seat: unknown code ${JSON.stringify(seat)}`);
  const old = usParts === undefined ? {} : readUsParts(usParts);
  if (!old) throw new RangeError(`usParts: unknown code ${JSON.stringify(usParts)}`);
  if (usParts !== undefined && ('usItem' in answers || 'usPerson' in answers))
    throw new RangeError('usParts: stands beside usItem or usPerson');
  return readAnswers({ ...answers, ...old, ...(homeCountry && { homeCountry }) }, exampleStart);
}

const readingOrder = plannerData.rules.map(({ id }) => id);
/** Rules that give a verdict, in the order of reading: notes on what is held are none. */
const inOrder = <T extends { rules: string[] }>({ rules, ...rest }: T) => ({
  ...rest,
  rules: readingOrder.filter((id) => rules.includes(id)),
});

/** Totals by the names of the blocks, no lines; a seat without rates prints `open`. */
const inShort = ({ rate, totals, ownDays: { build, later } }: Budget) => ({
  rate: rate ?? 'open',
  totals:
    totals &&
    Object.fromEntries(
      Object.entries(totals).map(([block, sums]) => [blockWords[block as BlockId].name, sums]),
    ),
  ownDays: { build, later },
});

/** The plan for answers in JSON, with its budgets, as the command line prints it. */
export function planAsJson(value: unknown) {
  const answers = answersFromJson(value);
  const laidOut = buildPlan(plannerData, answers);
  const { message, items, ask, held, notNeeded, ear, order, total, actions, deadline, weapon } = laidOut;
  return {
    v: 2,
    message,
    items: items.map(({ credits: _, afterGate: __, inUse: ___, yearly: ____, ...item }) => inOrder(item)),
    ask: ask.map(({ prepares: _, ...asked }) => inOrder(asked)),
    held: held.map(({ certification, state, check, stage }) => ({ certification, state, check, stage })),
    notNeeded: notNeeded.map(({ certification }) => ({ certification })),
    ear: ear && (ear.verdict === 'not-needed' ? { verdict: ear.verdict, stage: ear.stage } : inOrder(ear)),
    order,
    total,
    // The letter on markings has no number: the sheet counts it as none.
    actions: actions.map(({ id, letter }) => ({ id, letter: letter === 'M' ? null : letter })),
    budget: budgetsOfPlan(budgetData, answers, laidOut).map(inShort),
    deadline: deadline && { month: deadline.month, months: deadline.months, rule: deadline.rule },
    weapon,
    notes: [...laidOut.notes.filter((id) => id === plannerData.roles['parts-check']), ...laidOut.worth],
  };
}
