'use client';

import { useEffect } from 'react';
import { arriveAt, followFragment } from './arrival';
import { markTags } from './mark-tags';

/**
 * Narrows what the element with the id `root` holds, by attributes on finished markup: pressed buttons carry a tag as
 * their value, parts theirs as `data-tags`. A button with an id writes it into the address, which presses it again. The
 * first button shows everything, and so does an address that names a part a choice has hidden.
 */
export function TagFilter({ root: id }: { root: string }) {
  useEffect(() => {
    const root = document.getElementById(id);
    const buttons = [...(root?.querySelectorAll<HTMLButtonElement>('[aria-pressed]') ?? [])];
    const [all] = buttons;
    const count = root?.querySelector('[aria-live] b');
    if (!root || !all || !count) return;

    function choose(chosen: HTMLButtonElement) {
      for (const button of buttons) button.ariaPressed = `${button === chosen}`;
      markTags(root as HTMLElement, chosen === all ? undefined : chosen.value);
      root?.toggleAttribute('data-narrowed', chosen !== all);
      (count as Element).textContent = chosen.lastElementChild?.textContent ?? '';
    }
    const find = (target: EventTarget | null) => buttons.find((button) => button.contains(target as Node));
    function press({ target }: Event) {
      const button = find(target);
      if (!button) return;
      choose(button);
      if (button.id) history.replaceState(history.state, '', `#${button.id}`);
    }
    root.addEventListener('click', press);
    const end = followFragment((target) => {
      const button = target && find(target);
      if (button) choose(button);
      else if (target?.dataset.match === 'no') {
        choose(all);
        arriveAt(target);
      }
    });
    return () => {
      root.removeEventListener('click', press);
      end();
    };
  }, [id]);
  return null;
}
