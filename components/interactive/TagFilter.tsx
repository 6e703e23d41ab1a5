'use client';

import { useEffect } from 'react';
import { arriveAt, followFragment } from './arrival';
import { toggleTagMatches } from './tag-matches';

/**
 * Narrows what the element with the id `root` holds, by attributes on finished markup: pressed buttons carry a tag as
 * their value, parts theirs as `data-tags`. A button with an id writes it into the address, which presses it again. The
 * first button shows everything, and so does an address that names nothing or a part a choice has hidden.
 */
export function TagFilter({ root: id }: { root: string }) {
  useEffect(() => {
    const root = document.getElementById(id);
    const buttons = [...(root?.querySelectorAll<HTMLButtonElement>('[aria-pressed]') ?? [])];
    const [all] = buttons;
    const count = root?.querySelector('[aria-live] b');
    if (!root || !all || !count) return;

    /** Presses the button that contains the element and returns its id; false if there is none. */
    const press = (element: Node | null) => {
      const chosen = buttons.find((button) => button.contains(element));
      if (!chosen) return false;
      for (const button of buttons) button.ariaPressed = `${button === chosen}`;
      toggleTagMatches(root, chosen === all ? undefined : chosen.value);
      root.toggleAttribute('data-narrowed', chosen !== all);
      count.replaceChildren(chosen.lastElementChild?.textContent ?? '');
      return chosen.id;
    };
    root.onclick = ({ target }) => {
      const name = press(target as Node);
      if (name) history.replaceState(history.state, '', `#${name}`);
    };
    return followFragment((target) => {
      if (!location.hash && root.hasAttribute('data-narrowed')) press(all);
      if (press(target) !== false || target?.dataset.match !== 'no') return;
      press(all);
      arriveAt(target);
    });
  }, [id]);
  return null;
}
