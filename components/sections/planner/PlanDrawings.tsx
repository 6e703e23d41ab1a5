import type { OpenQuestion } from '@/lib/planner/engine/open-questions';
import type { PlannerData } from '@/lib/planner/engine/planner-data';
import type { Plan } from '@/lib/planner/engine/types';
import { drawPlan } from '@/lib/planner/picture/draw-plan';
import type { PlannerWords } from '@/lib/planner/words/words';
import { PlanRows } from './PlanRows';
import { PlanStops } from './PlanStops';
import { PlanKey } from './wide/PlanKey';
import { PlanPicture } from './wide/PlanPicture';

interface PlanDrawingsProps {
  plan: Plan;
  data: PlannerData;
  words: PlannerWords;
  /** Unique on the page: the hatchings carry it. */
  id: string;
  /** The only one in view, if the script knows it; otherwise the style sheet shows one of the two. */
  only?: 'wide' | 'tall' | 'paper';
  /** What open answers can still put into the plan. */
  open?: readonly OpenQuestion[];
}

/** The picture for wide and for small windows; the list beside it says the same in words. */
export function PlanDrawings({ plan, data, words, id, only, open }: PlanDrawingsProps) {
  if (plan.items.length === 0) return <PlanStops plan={plan} words={words} />;
  const drawing = drawPlan(data, plan, words, open);
  return (
    <figure aria-label={words.copy.picture.title}>
      {only !== 'tall' && (
        <div className="max-lg:hidden print:block">
          <PlanPicture drawing={drawing} id={`${id}-wide`} onPaper={only === 'paper'} words={words} />
        </div>
      )}
      {(!only || only === 'tall') && (
        <div className="lg:hidden print:hidden">
          <PlanRows drawing={drawing} plan={plan} words={words} />
        </div>
      )}
      {only !== 'tall' && (
        <div className="max-lg:hidden">
          <PlanKey drawing={drawing} words={words} />
        </div>
      )}
      <figcaption className="sr-only">{words.copy.picture.text}</figcaption>
    </figure>
  );
}
