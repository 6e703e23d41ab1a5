import { prefersReducedMotion } from './reduced-motion';

/** Returns the element whose id is the fragment, or null. A fragment that a visitor typed may not decode. */
function fragmentTarget(hash: string): HTMLElement | null {
  const name = hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(name));
  } catch {
    return document.getElementById(name);
  }
}

/**
 * Calls `onTarget` with the target of the URL's fragment, immediately and after every change of the fragment; returns a
 * function that unsubscribes.
 */
export function subscribeToFragmentTarget(onTarget: (target: HTMLElement | null) => void): () => void {
  const call = () => onTarget(fragmentTarget(location.hash));
  call();
  window.addEventListener('hashchange', call);
  return () => window.removeEventListener('hashchange', call);
}

/** Opens the disclosures around an element, if the browser has not, and the one that is its direct child. */
export function openParentDisclosures(target: Element) {
  const child = target.querySelector<HTMLDetailsElement>(':scope > details');
  if (child) child.open = true;
  for (
    let disclosure = target.closest('details');
    disclosure;
    disclosure = disclosure.parentElement?.closest('details') ?? null
  )
    disclosure.open = true;
}

/**
 * Scrolls to an element and focuses it. Only Chromium moves the sequential focus starting point to an element that is
 * not focusable, so the element gets a tabindex until it loses the focus.
 */
export function focusAndScrollTo(target: HTMLElement) {
  if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) {
    target.tabIndex = -1;
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  }
  openParentDisclosures(target);
  target.focus({ preventScroll: true });
  target.scrollIntoView();
}

/** Focuses a control of the header or, if it is not displayed, the home link next to it. */
export function focusControl(control: HTMLElement | null) {
  control?.focus();
  if (document.activeElement === control) return;
  document.querySelector<HTMLElement>('header a[href="/"]')?.focus();
}

/** Focuses the start of the page without scrolling. */
export function focusStart() {
  document.querySelector('main')?.focus({ preventScroll: true });
}

/** Focuses the start of the page and scrolls to its top, smoothly unless the visitor prefers reduced motion. */
export function focusAndScrollToTop() {
  focusStart();
  window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
}

/** Focuses and scrolls to the fragment's target or, without one, to the top of the page. */
export function goToUrlTarget() {
  const target = fragmentTarget(location.hash);
  if (target) focusAndScrollTo(target);
  else focusAndScrollToTop();
}
