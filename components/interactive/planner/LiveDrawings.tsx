import { type ComponentProps, useSyncExternalStore } from 'react';
import { PlanDrawings } from '@/components/sections/planner/PlanDrawings';

interface LiveDrawingsProps extends Omit<ComponentProps<typeof PlanDrawings>, 'only'> {
  /** Width from which the wide picture is shown, as in the style sheet. */
  wideFrom: string;
}

/** Paper has a drawing of its own, however wide the window is. */
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

/** Draws the one picture that is in sight: two at every press would cost twice the time. */
export function LiveDrawings({ wideFrom, ...props }: LiveDrawingsProps) {
  const query = matchMedia(`(min-width: ${wideFrom})`);
  const only = useSyncExternalStore(
    (changed) => watch(query, changed),
    () => (printing ? 'paper' : query.matches ? 'wide' : 'tall'),
  );
  return <PlanDrawings {...props} only={only} />;
}
