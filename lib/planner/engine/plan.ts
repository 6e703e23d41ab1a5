import { readAnswers } from './answers';
import { plannerData } from './data';
import { layOut } from './lay-out';
import { addMonths, monthOfDate } from './months';
import type { Plan } from './types';

/**
 * The route for answers as they come from a link or the command line.
 * @throws RangeError that names an unknown code.
 */
export const plan = (answers: unknown, today: Date): Plan =>
  layOut(plannerData, readAnswers(answers, addMonths(monthOfDate(today), 1)), today);
