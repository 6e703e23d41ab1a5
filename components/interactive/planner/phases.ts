import { setText } from './set-text';

/*
 * On a phone the questions have three states, kept on their root as `data-phase` and laid out by the style sheet: only
 * the two that make a plan (no phase), all of them (`all`), each answered one as a line (`answered`). A line's
 * question is open while its group carries `data-unfolded`.
 */

/** Opens a question that is a line, or folds it again. */
export function toggleQuestion(line: HTMLElement) {
  const unfolded = line.closest('fieldset')?.toggleAttribute('data-unfolded') ?? false;
  line.ariaExpanded = String(unfolded);
  const word = line.querySelector('[data-fold-word]');
  if (word) setText(word, (unfolded ? line.dataset.close : line.dataset.change) ?? '');
}

/** Shows the questions beyond the two that make a plan, with the focus on the first of them. */
export function showMore(root: HTMLElement) {
  root.dataset.phase = 'all';
  root.querySelector<HTMLElement>('[data-rest] button[data-field]')?.focus();
}

/** Makes each question a line, once there is a plan to read; without one the questions open again. */
export function foldAnswers(root: HTMLElement, planned: boolean) {
  if (planned) root.dataset.phase = 'answered';
  else delete root.dataset.phase;
  for (const line of root.querySelectorAll<HTMLElement>('[data-unfolded] [data-fold]')) toggleQuestion(line);
}

/** Makes sure that a question can be seen and pressed. */
export function unfold(root: HTMLElement | null, group: Element) {
  const line = group.querySelector<HTMLElement>('[data-fold]');
  if (root?.dataset.phase === 'answered') {
    if (line && !group.hasAttribute('data-unfolded')) toggleQuestion(line);
  } else if (root) root.dataset.phase = 'all';
}

/** Brings the answers back into view. */
export function goToAnswers() {
  const root = document.querySelector<HTMLElement>('[data-questions]');
  root?.scrollIntoView();
  root?.querySelector<HTMLElement>('[data-fold]')?.focus({ preventScroll: true });
}
