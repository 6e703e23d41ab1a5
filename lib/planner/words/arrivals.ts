import { fill } from '../../text/fill';
import type { PlannedCertification } from '../engine/types';
import { monthRange } from './figures';
import type { PlannerWords } from './words';

/** Returns the state at the end of the planned phases: done, Conditional, prepared, or a phase complete. */
export function arrivalOf({
  done,
  afterGate,
  level,
}: PlannedCertification): 'done' | 'conditional' | 'prepared' | 'phase' {
  if (done) return level === 2 ? 'conditional' : 'done';
  return afterGate ? 'prepared' : 'phase';
}

const lastPhase = ({ phases }: PlannedCertification) => phases.at(-1)?.n ?? 1;

/** Returns the state as a label before months, for a table. */
export const arrivalLabel = (item: PlannedCertification, { copy }: PlannerWords): string =>
  fill(copy.row.label[arrivalOf(item)], { n: lastPhase(item) });

/** Returns the state in a sentence, with its months. */
export function arrivalText(item: PlannedCertification, { copy }: PlannerWords): string {
  const ends = item.done ?? item.prepared;
  return ends
    ? fill(copy.row[arrivalOf(item)], { n: lastPhase(item), months: monthRange(...ends, copy) })
    : '';
}
