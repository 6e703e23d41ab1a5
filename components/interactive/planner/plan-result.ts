import type { BudgetData } from '@/lib/budget/types';
import { answersFromState, fragmentFromState, type PlannerState } from '@/lib/planner/answers/planner-state';
import { alternativesTo } from '@/lib/planner/engine/alternatives';
import { buildPlan } from '@/lib/planner/engine/build-plan';
import type { PlannerData } from '@/lib/planner/engine/data';
import { openQuestions } from '@/lib/planner/engine/open-questions';
import type { Month } from '@/lib/planner/engine/types';
import type { LinkNotices } from '@/lib/planner/link/link-reader';
import { deadlineVerdict } from '@/lib/planner/words/deadlines';
import { noticeOf } from '@/lib/planner/words/notices';
import { sentenceOf } from '@/lib/planner/words/sentence';
import type { PlannerWords } from '@/lib/planner/words/words';

/** Contents of /planner.json. */
export interface PlannerFile {
  data: PlannerData;
  /** Budget figures that the planner's answers can lead to. */
  budget: BudgetData;
  words: PlannerWords;
}

/** The visitor's answers, with the month in which they were given. */
export interface PlannerSession {
  given: PlannerState;
  notices: LinkNotices;
  today: Month;
}

/** Computes the sentence to announce and, if enough questions are answered, everything that PlanView shows. */
export function computeResult({ data, words }: PlannerFile, { given, notices, today }: PlannerSession) {
  const answers = answersFromState(given, today);
  const plan = buildPlan(data, answers);
  const open = openQuestions(data, answers, plan, given.answered);
  const notice = noticeOf(notices, words, today);
  const title = sentenceOf(plan, words, open.length);
  const verdict = deadlineVerdict(plan, words)?.verdict.inSentence;
  const sentence = verdict ? `${title} ${words.copy.picture.deadline}: ${verdict}.` : title;
  if (plan.message === 'incomplete') return { sentence: notice ? `${notice} ${sentence}` : sentence };
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
  return { sentence, result };
}

/** A plan with its answers, notices and texts. */
export type PlanResult = NonNullable<ReturnType<typeof computeResult>['result']>;
