import { readFileSync } from 'node:fs';
import { planCopy } from '../../content/page-copy/planner';
import { budgetData } from '../../lib/budget/data';
import { budgetsOfPlan } from '../../lib/budget/planner';
import { lineOfTotals, totalsText } from '../../lib/budget/totals';
import { buildPlan } from '../../lib/planner/engine/build-plan';
import { plannerData } from '../../lib/planner/engine/data';
import { answersFromJson, planAsJson } from '../../lib/planner/link/json';

/** Golden cases, worked plans and random answers of the rule sheet’s third edition, computed by another model. */
export const goldenFile = 'scripts/planner/fixtures/golden-plans.jsonl';

/** Answers, what the command line prints for them, and beside it the line of totals, as figures and in print. */
export interface Golden {
  id: string;
  answers: object;
  result: unknown;
  totals: unknown;
  totalsText: string | null;
}

export const goldenCases = (): Golden[] =>
  readFileSync(goldenFile, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

/** The case as the planner computes it today. */
export function goldenToday({ id, answers }: Golden): Golden {
  const given = answersFromJson(answers);
  const plan = buildPlan(plannerData, given);
  const totals = lineOfTotals(plan.total.usd, budgetsOfPlan(budgetData, given, plan));
  const bills = totals?.bills.map(({ rate, sums }) => ({ rate: rate ?? 'open', sums }));
  return {
    id,
    answers,
    result: planAsJson(answers),
    totals: totals && { ...totals, bills },
    totalsText: totalsText(totals, planCopy.totals) || null,
  };
}
