import { plannerBudgetData } from '@/lib/budget/planner-data';
import { plannerData } from '@/lib/planner/engine/data';
import { plannerWords } from '@/lib/planner/words/words';

export const dynamic = 'force-static';

/** Rules and words of the planner, read by the browser on the first choice: content is never sent in a script. */
export const GET = () =>
  Response.json({
    data: plannerData,
    budget: plannerBudgetData,
    words: plannerWords,
  });
