import type { BudgetData } from '@/lib/budget/types';
import { answersFromState, fragmentFromState, type PlannerState } from '@/lib/planner/answers/planner-state';
import { alternativesTo } from '@/lib/planner/engine/alternatives';
import { buildPlan } from '@/lib/planner/engine/build-plan';
import { openQuestions } from '@/lib/planner/engine/open-questions';
import type { PlannerData } from '@/lib/planner/engine/planner-data';
import type { Month } from '@/lib/planner/engine/types';
import type { LinkNotices } from '@/lib/planner/link/link-reader';
import { deadlineVerdict } from '@/lib/planner/words/deadlines';
import { noticeOf } from '@/lib/planner/words/notices';
import { sentenceOf } from '@/lib/planner/words/sentence';
import type { PlannerWords } from '@/lib/planner/words/words';

/** Contents of /planner.json. */
export interface PlannerFile {
  data: PlannerData;
  /** Figures of the budget that the planner's answers can reach. */
  budget: BudgetData;
  words: PlannerWords;
}

/** What has been said, in the month in which it was. */
export interface PlannerSession {
  given: PlannerState;
  notices: LinkNotices;
  today: Month;
}

/** What the engine makes of it: one sentence to announce and, if enough is chosen, all that the plan's view shows. */
export function computeResult({ data, words }: PlannerFile, { given, notices, today }: PlannerSession) {
  const answers = answersFromState(given, today);
  const plan = buildPlan(data, answers);
  const open = openQuestions(data, answers, plan, given.answered);
  const notice = noticeOf(notices, words, today);
  const title = sentenceOf(plan, words, open.length);
  const verdict = deadlineVerdict(plan, words)?.verdict;
  const said = verdict ? `${title} ${words.copy.picture.deadline}: ${verdict}.` : title;
  if (plan.message === 'incomplete') return { sentence: notice ? `${notice} ${said}` : said };
  const result = {
    answers,
    answered: given.answered,
    plan,
    open,
    notice,
    title,
    alternatives: alternativesTo(data, answers, plan),
    fragment: fragmentFromState(given, today),
  };
  return { sentence: said, result };
}

/** A plan and what belongs to it. */
export type PlanResult = NonNullable<ReturnType<typeof computeResult>['result']>;
