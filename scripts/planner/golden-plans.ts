import { readFileSync } from 'node:fs';
import { planCopy } from '../../content/page-copy/planner';
import { budgetData } from '../../lib/budget/data';
import { budgetsOfPlan } from '../../lib/budget/planner';
import { planTotals, totalsText } from '../../lib/budget/totals';
import { buildPlan } from '../../lib/planner/engine/build-plan';
import { plannerData } from '../../lib/planner/engine/data';
import { answersFromJson, planAsJson } from '../../lib/planner/link/json';

/** Path of the golden plans: test cases, worked plans and random answers, computed by an independent model of the rules. */
export const goldenFile = 'scripts/planner/fixtures/golden-plans.jsonl';

/** Golden case: answers, output of the command line, and the line of totals as data and as text. */
export interface GoldenPlan {
  id: string;
  answers: object;
  result: unknown;
  totals: unknown;
  totalsText: string | null;
}

/** Reads the golden cases. */
export const readGoldenPlans = (): GoldenPlan[] =>
  readFileSync(goldenFile, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

/** Returns the case with the current results of the planner. */
export function computeGoldenPlan({ id, answers }: GoldenPlan): GoldenPlan {
  const parsedAnswers = answersFromJson(answers);
  const plan = buildPlan(plannerData, parsedAnswers);
  const totals = planTotals(plan.total.usd, budgetsOfPlan(budgetData, parsedAnswers, plan));
  const bills = totals?.bills.map(({ rate, sums }) => ({ rate: rate ?? 'open', sums }));
  return {
    id,
    answers,
    result: planAsJson(answers),
    totals: totals && { ...totals, bills },
    totalsText: totalsText(totals, planCopy.totals) || null,
  };
}
