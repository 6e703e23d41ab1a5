import type { Answers, Month } from '@/lib/planner/engine/types';
import { markAnswered } from './question-states';

/**
 * The pressed buttons are the state: each carries `data-field` and `data-code`; the two months stand on the root.
 * A group of one choice carries `data-one`, a code that excludes the others `data-alone`, and `data-kept` what was
 * pressed since the answers were last opened.
 */
const buttonsOf = (root: ParentNode, field: string) => [
  ...root.querySelectorAll<HTMLButtonElement>(`button[data-field="${field}"]`),
];
const isPressed = (button: HTMLButtonElement) => button.ariaPressed === 'true';
const setPressed = (button: HTMLButtonElement, pressed: boolean) => {
  if (isPressed(button) !== pressed) button.ariaPressed = String(pressed);
};

/** Presses a choice as a visitor would: one of a group, one more, or one less. */
export function press(root: ParentNode, button: HTMLButtonElement) {
  const group = buttonsOf(root, button.dataset.field ?? '');
  button.dataset.kept = '';
  const { one, alone } = button.dataset;
  const question = button.closest('[data-question]');
  if (one !== undefined) {
    markAnswered(question, true);
    for (const other of group) setPressed(other, other === button);
    return;
  }
  // The choice that stands for the group cannot be unpressed: pressing it makes it the answer.
  setPressed(button, !isPressed(button) || button.dataset.open !== undefined);
  for (const other of group)
    if (other !== button && (alone !== undefined || other.dataset.alone !== undefined))
      setPressed(other, false);
  markAnswered(question, group.some(isPressed));
  const open = group.find(({ dataset }) => dataset.open !== undefined);
  if (open && !group.some(isPressed)) setPressed(open, true);
}

/** The pressed answers; a month that has not been chosen is the given one. */
export function pressedAnswers(root: HTMLElement, start: Month): Record<string, unknown> {
  const codes = (field: string) =>
    buttonsOf(root, field)
      .filter(isPressed)
      .map(({ dataset }) => dataset.code);
  const held = [
    ...root.querySelectorAll<HTMLButtonElement>('button[data-field^="held."][aria-pressed="true"]'),
  ].map(({ dataset }) => [dataset.field?.slice(5), dataset.code]);
  return {
    buyers: codes('buyers'),
    products: codes('products'),
    data: codes('data'),
    usItem: codes('usItem')[0],
    usPerson: codes('usPerson')[0],
    held: Object.fromEntries(held),
    homeCountry: codes('homeCountry')[0],
    size: codes('size')[0],
    start: root.dataset.start ?? start,
    deadline: root.dataset.deadline ?? null,
  };
}

/** Presses the buttons named by a set of answers and writes its months on the root; a start only where it was chosen. */
export function showAnswers(root: HTMLElement, answers: Answers, hasStart: boolean) {
  for (const button of root.querySelectorAll<HTMLButtonElement>('button[data-field]')) {
    const { field = '', code = '' } = button.dataset;
    const chosen = field.startsWith('held.')
      ? [(answers.held as Record<string, string>)[field.slice(5)] ?? 'none']
      : [(answers as unknown as Record<string, string | string[]>)[field] ?? []].flat();
    setPressed(button, chosen.includes(code));
    delete button.dataset.kept;
  }
  if (hasStart) root.dataset.start = answers.start;
  else delete root.dataset.start;
  if (answers.deadline) root.dataset.deadline = answers.deadline;
  else delete root.dataset.deadline;
}
