import { prefersReducedMotion } from './reduced-motion';

/** The element that an address's fragment names, if there is one. A typed fragment may be malformed. */
function fragmentTarget(hash: string): HTMLElement | null {
  const name = hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(name));
  } catch {
    return document.getElementById(name);
  }
}

/**
 * Calls back with the part that the address names, now and after every change of its fragment; returns a function that
 * stops it.
 */
export function followFragment(follow: (target: HTMLElement | null) => void): () => void {
  const call = () => follow(fragmentTarget(location.hash));
  call();
  window.addEventListener('hashchange', call);
  return () => window.removeEventListener('hashchange', call);
}

/** Opens the folds around a part, if the browser has not, and the one that holds its text. */
export function openParentDisclosures(target: Element) {
  const own = target.querySelector<HTMLDetailsElement>(':scope > details');
  if (own) own.open = true;
  for (
    let disclosure = target.closest('details');
    disclosure;
    disclosure = disclosure.parentElement?.closest('details') ?? null
  )
    disclosure.open = true;
}

/**
 * Lands on a part of the page. Only Chromium moves the tab order's starting point to an element that cannot take focus,
 * so the part is focusable for as long as it has the focus.
 */
export function arriveAt(target: HTMLElement) {
  if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) {
    target.tabIndex = -1;
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  }
  openParentDisclosures(target);
  target.focus({ preventScroll: true });
  target.scrollIntoView();
}

/** Gives the focus to a control of the header or, where it is not displayed, to the way home beside it. */
export function focusControl(control: HTMLElement | null) {
  control?.focus();
  if (document.activeElement === control) return;
  document.querySelector<HTMLElement>('header a[href="/"]')?.focus();
}

/** Gives the focus to the start of the page and leaves the view where it is. */
export function focusStart() {
  document.querySelector('main')?.focus({ preventScroll: true });
}

/** Lands at the top of the page, smoothly unless reduced motion is asked for. */
export function arriveAtTop() {
  focusStart();
  window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
}

/** Lands where the address points: at its fragment's target or at the top of the page. */
export function arrive() {
  const target = fragmentTarget(location.hash);
  if (target) arriveAt(target);
  else arriveAtTop();
}
