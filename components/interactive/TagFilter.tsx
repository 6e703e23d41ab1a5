'use client';

import { useEffect } from 'react';
import { fragmentTarget, openFolds } from './arrival';
import { markTags } from './mark-tags';

interface TagFilterProps {
  /** id of the element that holds the buttons and all they narrow. */
  root: string;
  /** Begins the fragments that name a choice; without it the choice stays out of the address. */
  fragment?: string;
}

/**
 * Narrows finished markup by attributes: pressed buttons carry the tag as their value, parts theirs as `data-tags`.
 * The first button shows everything, and so does an address that names a part a choice has hidden.
 */
export function TagFilter({ root: id, fragment }: TagFilterProps) {
  useEffect(() => {
    const root = document.getElementById(id);
    const buttons = [...(root?.querySelectorAll<HTMLButtonElement>('[aria-pressed]') ?? [])];
    const [all] = buttons;
    if (!root || !all) return;

    function choose(chosen: HTMLButtonElement) {
      for (const button of buttons) button.ariaPressed = `${button === chosen}`;
      markTags(root as HTMLElement, chosen === all ? undefined : chosen.value);
      root?.toggleAttribute('data-narrowed', chosen !== all);
      const count = root?.querySelector('[aria-live] b');
      if (count) count.textContent = chosen.lastElementChild?.textContent ?? '';
    }
    function press({ target }: Event) {
      const button = buttons.find((each) => each.contains(target as Node));
      if (!button) return;
      choose(button);
      if (fragment) history.replaceState(history.state, '', `#${fragment}${button.value}`);
    }
    function follow() {
      const named = fragment && buttons.find(({ value }) => location.hash === `#${fragment}${value}`);
      const target = named ? root : fragmentTarget(location.hash);
      if (named) choose(named);
      else if (target?.dataset.match === 'no') choose(all as HTMLButtonElement);
      else return;
      if (!target) return;
      openFolds(target);
      target.scrollIntoView();
    }
    follow();
    root.addEventListener('click', press);
    window.addEventListener('hashchange', follow);
    return () => {
      root.removeEventListener('click', press);
      window.removeEventListener('hashchange', follow);
    };
  }, [id, fragment]);
  return null;
}
