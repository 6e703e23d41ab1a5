import { buildDate } from '@/content/build-date';
import { type Example, examples } from '@/content/planner/examples';
import { addMonths, monthNumber } from './months';
import type { Month } from './types';

/** Moves an example to another start; its deadline keeps the same distance. */
const moveTo = (example: Example, start: Month): Example => {
  const { start: oldStart, deadline } = example.answers;
  const months = monthNumber(start) - monthNumber(oldStart);
  return {
    ...example,
    answers: { ...example.answers, start, deadline: deadline && addMonths(deadline, months) },
  };
};

/** Returns the worked plans as the pages print them on an ISO day: they start in the following month. */
export const workedPlansOn = (day: string): Example[] =>
  examples.map((example) => moveTo(example, addMonths(day.slice(0, 7), 1)));

/** The worked plans on the day of the build. */
export const workedPlans: readonly Example[] = workedPlansOn(buildDate);
