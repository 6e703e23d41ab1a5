'use client';

import { useEffect } from 'react';
import { focusAndScrollTo, subscribeToFragmentTarget } from './scroll-and-focus';
import { toggleTagMatches } from './tag-matches';

/**
 * Filters the content of the element with the id `root` by setting attributes on rendered markup. The value of a toggle
 * button is a tag; an item lists its tags in `data-tags`. A button with an id writes the id to the fragment, which
 * selects the button again on the next visit. The first button shows all items, and so does an empty fragment or one
 * whose target the filter hides.
 */
export function TagFilter({ root: id }: { root: string }) {
  useEffect(() => {
    const root = document.getElementById(id);
    const buttons = [...(root?.querySelectorAll<HTMLButtonElement>('[aria-pressed]') ?? [])];
    const [all] = buttons;
    const count = root?.querySelector('[aria-live] b');
    if (!root || !all || !count) return;

    /** Selects the button that contains the element and returns the button's id; false if there is no such button. */
    const select = (element: Node | null) => {
      const chosen = buttons.find((button) => button.contains(element));
      if (!chosen) return false;
      for (const button of buttons) button.ariaPressed = `${button === chosen}`;
      toggleTagMatches(root, chosen === all ? undefined : chosen.value);
      root.toggleAttribute('data-narrowed', chosen !== all);
      count.replaceChildren(chosen.lastElementChild?.textContent ?? '');
      return chosen.id;
    };
    root.onclick = ({ target }) => {
      const name = select(target as Node);
      if (name) history.replaceState(history.state, '', `#${name}`);
    };
    return subscribeToFragmentTarget((target) => {
      if (!location.hash && root.hasAttribute('data-narrowed')) select(all);
      if (select(target) !== false || target?.dataset.match !== 'no') return;
      select(all);
      focusAndScrollTo(target);
    });
  }, [id]);
  return null;
}
