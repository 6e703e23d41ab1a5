import { breakpoints } from '@/content/constants';

const from = (px: number) => window.matchMedia(`(min-width: ${px / 16}rem)`).matches;

/** Opens folds on wide screens where the browser cannot do it by style (app/styles/folds.css). */
export function openWideFolds() {
  if (!window.CSS?.supports || CSS.supports('selector(::details-content)')) return;
  document.addEventListener('DOMContentLoaded', () => {
    for (const fold of document.querySelectorAll<HTMLDetailsElement>('.fold'))
      fold.open = from(fold.dataset.until ? breakpoints.lg : breakpoints.md);
  });
}
