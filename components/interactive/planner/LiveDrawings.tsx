import { type ComponentProps, useSyncExternalStore } from 'react';
import { PlanDrawings } from '@/components/sections/planner/PlanDrawings';

interface LiveDrawingsProps extends Omit<ComponentProps<typeof PlanDrawings>, 'only'> {
  /** Width from which the wide picture is shown, as in the style sheet. */
  wideFrom: string;
}

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

/** Draws only the visible picture: two at every press would take twice the time. */
export function LiveDrawings({ wideFrom, ...props }: LiveDrawingsProps) {
  const query = matchMedia(`(min-width: ${wideFrom})`);
  const only = useSyncExternalStore(
    (changed) => watch(query, changed),
    () => (printing ? 'paper' : query.matches ? 'wide' : 'tall'),
  );
  return <PlanDrawings {...props} only={only} />;
}
