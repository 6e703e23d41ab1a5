import type { Condition } from '@/content/planner/types';
import { matchesAny, type Situation } from './conditions';
import type { PlannerData } from './planner-data';
import type { Plan } from './types';

/** What to do first: the most urgent actions that hold, each with its letter where it has one, its offices and times, and those after them. */
export function firstActions(data: PlannerData, situation: Situation): Pick<Plan, 'actions' | 'later'> {
  const isMeant = ({ when }: { when?: readonly Condition[] }) => !when || matchesAny(when, situation);
  const placesOf = (parts: readonly { when?: readonly Condition[] }[]) =>
    parts.flatMap((part, index) => (isMeant(part) ? [index] : []));
  const holding = data.actions
    .filter(({ when }) => matchesAny(when, situation))
    .map(({ id, letters, to, howLong }) => {
      const place = letters.findIndex(isMeant);
      return {
        id,
        letter: letters[place]?.letter ?? null,
        place,
        to: placesOf(to),
        howLong: placesOf(howLong),
      };
    });
  return { actions: holding.slice(0, data.actionsAtMost), later: holding.slice(data.actionsAtMost) };
}
