/**
 * The pressed buttons are the state: each carries `data-field` and `data-code`; the two months stand on the root.
 * A group of one choice carries `data-one`, a code that excludes the others `data-alone`, and `data-kept` what was
 * pressed since the answers were last opened.
 */
export const buttonsOf = (root: ParentNode, field: string) => [
  ...root.querySelectorAll<HTMLButtonElement>(`button[data-field="${field}"]`),
];
export const isPressed = (button: HTMLButtonElement) => button.ariaPressed === 'true';
export const setPressed = (button: HTMLButtonElement, pressed: boolean) => {
  if (isPressed(button) !== pressed) button.ariaPressed = String(pressed);
};

/** Marks a question as answered or open. */
export function markAnswered(group: Element | null, answered: boolean) {
  group?.toggleAttribute('data-answered', answered);
}

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
