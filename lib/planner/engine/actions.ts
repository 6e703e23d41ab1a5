import type { Condition } from '@/content/planner/types';
import { matchesAny, type Situation } from './conditions';
import type { Plan, PlannerData } from './types';

/** What to do first: the most urgent actions that hold, each with its letter where it has one. */
export function firstActions(data: PlannerData, situation: Situation): Plan['actions'] {
  const isMeant = ({ when }: { when?: readonly Condition[] }) => !when || matchesAny(when, situation);
  return data.actions
    .filter(({ when }) => matchesAny(when, situation))
    .slice(0, data.actionsAtMost)
    .map(({ id, letters, to }) => ({
      id,
      letter: letters.find(isMeant)?.letter ?? null,
      to: to.flatMap((recipient, place) => (isMeant(recipient) ? [place] : [])),
    }));
}
