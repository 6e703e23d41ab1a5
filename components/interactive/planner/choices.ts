import type { Answers, Month } from '@/lib/planner/engine/types';
import { buttonsOf, isPressed, setPressed } from './press';

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
    weapon: codes('weapon')[0],
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
