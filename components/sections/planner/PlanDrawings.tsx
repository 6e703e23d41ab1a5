import { drawPlan } from '@/lib/planner/picture';
import type { Plan, PlannerData } from '@/lib/planner/types';
import type { PlannerWords } from '@/lib/planner/words';
import { PlanColumn } from './PlanColumn';
import { PlanPicture } from './PlanPicture';

interface PlanDrawingsProps {
  plan: Plan;
  data: PlannerData;
  words: PlannerWords;
  /** Unique on the page: the hatchings carry it. */
  id: string;
}

/** The picture for wide and for small windows; the list beside it says the same in words. */
export function PlanDrawings({ plan, data, words, id }: PlanDrawingsProps) {
  if (plan.items.length + plan.held.length === 0) return null;
  const drawing = drawPlan(data, plan, words.gates);
  return (
    <figure aria-label={words.copy.picture.title} className="mt-10 lg:mt-14 print:mt-3">
      <div className="max-lg:hidden print:block">
        <PlanPicture drawing={drawing} id={`${id}-wide`} words={words} />
      </div>
      {plan.items.length > 0 && (
        <div className="lg:hidden print:hidden">
          <PlanColumn drawing={drawing} id={`${id}-tall`} words={words} />
        </div>
      )}
      <figcaption className="sr-only">{words.copy.picture.text}</figcaption>
    </figure>
  );
}
