import { buildDate } from '@/content/build-date';
import { type Example, examples } from '@/content/planner/examples';
import { addMonths, monthNumber } from './months';
import type { Month } from './types';

/** An example with another start; its deadline keeps its distance from the start. */
const startingIn = (example: Example, start: Month): Example => {
  const { start: before, deadline } = example.answers;
  const months = monthNumber(start) - monthNumber(before);
  return {
    ...example,
    answers: { ...example.answers, start, deadline: deadline && addMonths(deadline, months) },
  };
};

/** The worked plans as the pages print them on an ISO day: they start in the month after it. */
export const workedPlansOn = (day: string): Example[] =>
  examples.map((example) => startingIn(example, addMonths(day.slice(0, 7), 1)));

/** The worked plans on the day of the build. */
export const workedPlans: readonly Example[] = workedPlansOn(buildDate);
