import { useSyncExternalStore } from 'react';
import type { Plan } from '@/lib/planner/engine/types';

/** Whether there is a line to draw: months that contradict each other have none, nor has what is not covered. */
export const isDrawn = ({ message, items }: Plan) =>
  message === null || (message === 'energetics' && items.length > 0);

/** Whether picture and tools stand below what to do first; with nothing to do first they stay in the plan's own panel. */
export const isBelow = (picture: 'wide' | 'tall' | 'paper', { actions }: Plan) =>
  picture === 'tall' && actions.length > 0;

/** Paper has its own drawing, whatever the window's width. */
let printing = false;

function watch(query: MediaQueryList, changed: () => void) {
  const print = ({ type }: Event) => {
    printing = type === 'beforeprint';
    changed();
  };
  query.addEventListener('change', changed);
  addEventListener('beforeprint', print);
  addEventListener('afterprint', print);
  return () => {
    query.removeEventListener('change', changed);
    removeEventListener('beforeprint', print);
    removeEventListener('afterprint', print);
  };
}

/** Which picture is in view: the wide one from a width up, that of paper while the page is printed. */
export function useShownPicture(wideFrom: string): 'wide' | 'tall' | 'paper' {
  const query = matchMedia(`(min-width: ${wideFrom})`);
  return useSyncExternalStore(
    (changed) => watch(query, changed),
    () => (printing ? 'paper' : query.matches ? 'wide' : 'tall'),
  );
}
