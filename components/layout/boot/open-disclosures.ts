import { breakpoints } from '@/content/constants';

const from = (px: number) => window.matchMedia(`(min-width: ${px / 16}rem)`).matches;

/** Opens folds on wide screens where the browser cannot do it by style (app/styles/disclosures.css). */
export function openDisclosuresOnWideScreens() {
  if (!window.CSS?.supports || CSS.supports('selector(::details-content)')) return;
  document.addEventListener('DOMContentLoaded', () => {
    for (const disclosure of document.querySelectorAll<HTMLDetailsElement>('.disclosure'))
      disclosure.open = from(disclosure.dataset.until ? breakpoints.lg : breakpoints.md);
  });
}
