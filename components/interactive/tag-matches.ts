/** Marks each tagged element under `root` as matching or not; without a value, removes the marks. */
export function toggleTagMatches(root: HTMLElement, value: string | undefined) {
  for (const element of root.querySelectorAll<HTMLElement>('[data-tags]')) {
    if (value === undefined) delete element.dataset.match;
    else element.dataset.match = element.dataset.tags?.split(' ').includes(value) ? 'yes' : 'no';
  }
}
