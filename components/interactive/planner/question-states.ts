import { type QuestionField, questionFields } from '@/content/planner/codes';
import type { Answers } from '@/lib/planner/engine/types';
import type { PlannerWords } from '@/lib/planner/words/words';
import { fill } from '@/lib/text/fill';
import { setText } from './set-text';

/**
 * A question counts as answered once one of its choices has been pressed or came with a link: anything pressed before
 * that is what the plan assumes. Its group carries `data-question`, and `data-answered` from then on.
 */
const groupOf = (root: ParentNode, field: QuestionField) =>
  root.querySelector<HTMLElement>(`[data-question="${field}"]`);

/** Marks a question as answered or open. */
export function markAnswered(group: Element | null, answered: boolean) {
  group?.toggleAttribute('data-answered', answered);
}

/** Marks the questions that a link names as answered. */
export function markAnsweredOnly(root: ParentNode, fields: readonly QuestionField[]) {
  for (const field of questionFields) markAnswered(groupOf(root, field), fields.includes(field));
}

/** Questions that are answered, in the order of the page. */
export const answeredQuestions = (root: ParentNode): QuestionField[] =>
  questionFields.filter((field) => groupOf(root, field)?.hasAttribute('data-answered'));

/** Writes beside each question whether it is open, answered, or how many are chosen. */
export function showStates(root: ParentNode, answers: Answers, words: PlannerWords['copy']['state']) {
  for (const field of questionFields) {
    const group = groupOf(root, field);
    const place = group?.querySelector('[data-state]');
    if (!group || !place) continue;
    const given = answers[field];
    const count = typeof given === 'string' ? 1 : Object.keys(given).length;
    const answered = count > 1 ? fill(words.chosen, { n: count }) : words.answered;
    setText(place, group.hasAttribute('data-answered') ? answered : words.open);
  }
}
