/**
 * Marks the lanes of the hovered or focused certification in the picture and in the list; the style sheet dims the
 * others.
 */
export function highlightLane(page: HTMLElement, target: EventTarget) {
  const lane = (target as Element).closest<HTMLElement>('[data-lane]')?.dataset.lane;
  if (page.dataset.lit === lane) return;
  if (lane) page.dataset.lit = lane;
  else delete page.dataset.lit;
  for (const part of page.querySelectorAll<HTMLElement>('[data-lane]'))
    part.toggleAttribute('data-here', part.dataset.lane === lane);
}
