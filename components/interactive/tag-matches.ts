/** Sets data-match on each tagged element in `root`, `yes` or `no`; without a value, removes it. */
export function toggleTagMatches(root: HTMLElement, value: string | undefined) {
  for (const element of root.querySelectorAll<HTMLElement>('[data-tags]')) {
    if (value === undefined) delete element.dataset.match;
    else element.dataset.match = element.dataset.tags?.split(' ').includes(value) ? 'yes' : 'no';
  }
}
