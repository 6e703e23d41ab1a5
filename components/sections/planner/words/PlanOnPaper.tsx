import { longMonth } from '@/lib/planner/engine/calendar-months';
import type { Plan } from '@/lib/planner/engine/types';
import type { PlannerWords } from '@/lib/planner/words/words';
import { fill } from '@/lib/text/fill';
import { PlanLines } from './PlanLines';

interface PlanOnPaperProps {
  plan: Plan;
  words: PlannerWords;
  /** Address of this plan. */
  address: string;
}

/** What the printed sheet says below the picture: the plan in few lines, what is not in it, and its address. */
export function PlanOnPaper({ plan, words, address }: PlanOnPaperProps) {
  const { copy } = words;
  return (
    <div className="mt-3 hidden print:block">
      <PlanLines plan={plan} words={words} />
      <p className="mt-3 text-caption">
        {copy.cost.out}: {copy.outside.join('; ')}. {fill(copy.print, { date: longMonth(plan.start) })}{' '}
        {address}
      </p>
    </div>
  );
}
