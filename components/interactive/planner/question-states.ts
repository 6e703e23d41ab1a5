import { type QuestionField, questionFields } from '@/content/planner/codes';
import type { Answers } from '@/lib/planner/engine/types';
import type { PlannerWords } from '@/lib/planner/words/words';
import { fill } from '@/lib/text/fill';
import { markAnswered } from './press';
import { setText } from './set-text';

/**
 * A question counts as answered once one of its choices has been pressed or came with a link: anything pressed before
 * that is what the plan assumes. Its group carries `data-question`, and `data-answered` from then on.
 */
const groupOf = (root: ParentNode, field: QuestionField) =>
  root.querySelector<HTMLElement>(`[data-question="${field}"]`);

/** Marks the questions that a link names as answered. */
export function markAnsweredOnly(root: ParentNode, fields: readonly QuestionField[]) {
  for (const field of questionFields) markAnswered(groupOf(root, field), fields.includes(field));
}

/** Questions that are answered, in the order of the page. */
export const answeredQuestions = (root: ParentNode): QuestionField[] =>
  questionFields.filter((field) => groupOf(root, field)?.hasAttribute('data-answered'));

/** What is pressed in a group, in its own words: choices, or the names of what is held. */
function pressedWords(group: ParentNode): string[] {
  const pressed = [...group.querySelectorAll<HTMLElement>('button[data-field][aria-pressed=true]')];
  return pressed.flatMap((button) => {
    const isHeld = button.dataset.field?.startsWith('held.');
    if (isHeld && button.dataset.code === 'none') return [];
    const named = isHeld
      ? button.closest('fieldset')?.querySelector('legend')
      : button.lastElementChild?.firstChild;
    return named?.textContent ?? [];
  });
}

/** Writes beside each question whether it is open, assumed, answered, or how many are chosen, and in its line the answer. */
export function showStates(root: ParentNode, answers: Answers, { state, phone }: PlannerWords['copy']) {
  for (const field of questionFields) {
    const group = groupOf(root, field);
    const place = group?.querySelector('[data-state]');
    if (!group || !place) continue;
    const given = answers[field];
    const count = typeof given === 'string' ? 1 : Object.keys(given).length;
    const answered = group.hasAttribute('data-answered');
    const assumed = group.hasAttribute('data-rest') ? state.assumed : state.open;
    setText(place, answered ? (count > 1 ? fill(state.chosen, { n: count }) : state.answered) : assumed);
    const answer = pressedWords(group).join(', ') || phone.none;
    const line = group.querySelector('[data-answer]');
    if (line) setText(line, answered ? answer : fill(phone.assumed, { answer }));
  }
  for (const month of root.querySelectorAll('[data-month]')) {
    const line = month.closest('.question')?.querySelector('[data-answer]');
    if (line) setText(line, month.textContent);
  }
}
