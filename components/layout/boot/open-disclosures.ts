import { breakpoints } from '@/content/constants';

const isAtLeast = (px: number) => window.matchMedia(`(min-width: ${px / 16}rem)`).matches;

/** Opens disclosures on wide screens in browsers where CSS cannot open them (components/ui/disclosures.css). */
export function openDisclosuresOnWideScreens() {
  if (!window.CSS?.supports || CSS.supports('selector(::details-content)')) return;
  document.addEventListener('DOMContentLoaded', () => {
    for (const disclosure of document.querySelectorAll<HTMLDetailsElement>('.disclosure'))
      disclosure.open = isAtLeast(disclosure.dataset.until ? breakpoints.lg : breakpoints.md);
  });
}
