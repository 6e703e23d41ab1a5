import { useSyncExternalStore } from 'react';

const query = () => window.matchMedia('(prefers-reduced-motion: reduce)');

/** Returns whether the visitor currently prefers reduced motion. */
export const prefersReducedMotion = () => query().matches;

function subscribe(onChange: () => void) {
  const list = query();
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/** Returns whether the visitor prefers reduced motion and rerenders the component when the setting changes. */
export const useReducedMotion = () => useSyncExternalStore(subscribe, prefersReducedMotion, () => false);
