import { drawPlan } from '@/lib/planner/picture';
import type { Plan, PlannerData } from '@/lib/planner/types';
import type { PlannerWords } from '@/lib/planner/words';
import { PlanColumn } from './PlanColumn';
import { PlanLegend } from './PlanLegend';
import { PlanPicture } from './PlanPicture';
import { PlanStops } from './PlanStops';

interface PlanDrawingsProps {
  plan: Plan;
  data: PlannerData;
  words: PlannerWords;
  /** Unique on the page: the hatchings carry it. */
  id: string;
  /** The only one that is in sight, where a script knows it; otherwise the style sheet shows one of both. */
  only?: 'wide' | 'tall';
}

/** The picture for wide and for small windows; the list beside it says the same in words. */
export function PlanDrawings({ plan, data, words, id, only }: PlanDrawingsProps) {
  if (plan.items.length === 0) return <PlanStops plan={plan} words={words} />;
  const drawing = drawPlan(data, plan, words);
  return (
    <figure aria-label={words.copy.picture.title}>
      {only !== 'tall' && (
        <div className="max-lg:hidden print:block">
          <PlanPicture drawing={drawing} id={`${id}-wide`} words={words} />
        </div>
      )}
      {only !== 'wide' && (
        <div className="lg:hidden print:hidden">
          <PlanColumn drawing={drawing} id={`${id}-tall`} words={words} />
          <PlanLegend plan={plan} words={words} />
        </div>
      )}
      <figcaption className="sr-only">{words.copy.picture.text}</figcaption>
    </figure>
  );
}
