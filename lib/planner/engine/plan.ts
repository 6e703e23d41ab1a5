import { readAnswers } from './answers';
import { buildPlan } from './build-plan';
import { plannerData } from './data';
import type { Answers, Plan } from './types';

/** Builds the plan for a set of answers; missing fields get their defaults. */
export const plan = (answers: Partial<Answers>): Plan =>
  buildPlan(plannerData, readAnswers(answers, exampleStart));

/** Start month for answers without one; fixed, so the result never depends on the current date. Pages print the worked plans from the month after the build. */
export const exampleStart = '2027-01';
