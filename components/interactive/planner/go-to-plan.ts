import { arriveAt } from '../arrival';

/** Brings the plan into view, with the focus on its heading. */
export function goToPlan() {
  const heading = document.getElementById('plan-title');
  if (heading) arriveAt(heading);
}
