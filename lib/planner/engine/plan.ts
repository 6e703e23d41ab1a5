import { readAnswers } from './answers';
import { buildPlan } from './build-plan';
import { plannerData } from './data';
import type { Answers, Plan } from './types';

/** The route for answers; what is left out is open. */
export const plan = (answers: Partial<Answers>): Plan =>
  buildPlan(plannerData, readAnswers(answers, exampleStart));

/** Start of answers that name none: a plan never depends on the day it is made. Pages print the worked plans from the month after the build. */
export const exampleStart = '2027-01';
