import { fill } from '../../text/fill';
import type { PlannedCertification } from '../engine/types';
import { monthRange } from './figures';
import type { PlannerWords } from './words';

/** What stands at the end of a certification's planned phases: it is done, Conditional, prepared, or a phase is complete. */
export function arrivalOf({
  done,
  afterGate,
  level,
}: PlannedCertification): 'done' | 'conditional' | 'prepared' | 'phase' {
  if (done) return level === 2 ? 'conditional' : 'done';
  return afterGate ? 'prepared' : 'phase';
}

const lastPhase = ({ phases }: PlannedCertification) => phases.at(-1)?.n ?? 1;

/** The same as a label before months, for a table. */
export const arrivalLabel = (item: PlannedCertification, { copy }: PlannerWords): string =>
  fill(copy.row.label[arrivalOf(item)], { n: lastPhase(item) });

/** The same in a sentence, with its months. */
export function arrivalText(item: PlannedCertification, { copy }: PlannerWords): string {
  const ends = item.done ?? item.prepared;
  return ends
    ? fill(copy.row[arrivalOf(item)], { n: lastPhase(item), months: monthRange(...ends, copy) })
    : '';
}
