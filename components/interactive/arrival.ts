import { prefersReducedMotion } from './reduced-motion';

/** The element that an address's fragment names, if there is one. A fragment that is typed need not be well-formed. */
export function fragmentTarget(hash: string): HTMLElement | null {
  const name = hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(name));
  } catch {
    return document.getElementById(name);
  }
}

/** Calls back with the part that the address names, now and after every change of its fragment; gives the end of it. */
export function followFragment(follow: (target: HTMLElement | null) => void): () => void {
  const call = () => follow(fragmentTarget(location.hash));
  call();
  window.addEventListener('hashchange', call);
  return () => window.removeEventListener('hashchange', call);
}

/** Opens the folds around a part, where the browser did not do so on its way there, and the one that holds its text. */
export function openFolds(target: Element) {
  const own = target.querySelector<HTMLDetailsElement>(':scope > details');
  if (own) own.open = true;
  for (let fold = target.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true;
}

/**
 * Lands on a part of the page. Only Chromium moves the start of the tab order to what cannot take the focus, so the
 * part can for as long as it has it.
 */
export function arriveAt(target: HTMLElement) {
  if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) {
    target.tabIndex = -1;
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  }
  openFolds(target);
  target.focus({ preventScroll: true });
  target.scrollIntoView();
}

/** Gives the focus to a control of the header or, where it is not displayed, to the way home beside it. */
export function focusControl(control: HTMLElement | null) {
  control?.focus();
  if (document.activeElement === control) return;
  document.querySelector<HTMLElement>('header a[href="/"]')?.focus();
}

/** Lands at the top of the page, smoothly unless reduced motion is asked for. */
export function arriveAtTop() {
  document.querySelector('main')?.focus({ preventScroll: true });
  window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
}

/** Lands where the address points: at its fragment's target or at the top of the page. */
export function arrive() {
  const target = fragmentTarget(location.hash);
  if (target) arriveAt(target);
  else arriveAtTop();
}
