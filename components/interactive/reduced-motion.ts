import { useSyncExternalStore } from 'react';

const query = () => window.matchMedia('(prefers-reduced-motion: reduce)');

/** Whether the visitor asks for reduced motion at this moment. */
export const prefersReducedMotion = () => query().matches;

function subscribe(changed: () => void) {
  const watched = query();
  watched.addEventListener('change', changed);
  return () => watched.removeEventListener('change', changed);
}

/** The same for a component, which follows when the setting changes. */
export const useReducedMotion = () => useSyncExternalStore(subscribe, prefersReducedMotion, () => false);
