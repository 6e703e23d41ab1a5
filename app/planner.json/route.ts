import { budgetData } from '@/lib/budget/data';
import { plannerData } from '@/lib/planner/engine/data';
import { plannerWords } from '@/lib/planner/words/words';

export const dynamic = 'force-static';

/**
 * Returns the rules and texts of the planner, which the browser loads on the first selection. Scripts contain no
 * content.
 */
export const GET = () =>
  Response.json({
    data: plannerData,
    budget: budgetData,
    words: plannerWords,
  });
