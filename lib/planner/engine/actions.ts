import type { Condition } from '@/content/planner/types';
import { matchesAny, type Situation } from './conditions';
import type { PlannerData } from './data';
import type { Plan } from './types';

/** Returns the most urgent actions that apply, each with its letter, recipients and durations, and the remaining ones as `later`. */
export function firstActions(data: PlannerData, situation: Situation): Pick<Plan, 'actions' | 'later'> {
  const applies = ({ when }: { when?: readonly Condition[] }) => !when || matchesAny(when, situation);
  const indexesOf = (parts: readonly { when?: readonly Condition[] }[]) =>
    parts.flatMap((part, index) => (applies(part) ? [index] : []));
  const applicable = data.actions
    .filter(({ when }) => matchesAny(when, situation))
    .map(({ id, letters, to, howLong }) => {
      const place = letters.findIndex(applies);
      return {
        id,
        letter: letters[place]?.letter ?? null,
        place,
        to: indexesOf(to),
        howLong: indexesOf(howLong),
      };
    });
  return { actions: applicable.slice(0, data.actionsAtMost), later: applicable.slice(data.actionsAtMost) };
}
