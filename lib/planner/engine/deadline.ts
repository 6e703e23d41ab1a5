import type { DeadlineFit } from '@/content/planner/messages';
import type { PlannerData } from './data';
import { addMonths, monthNumber } from './months';
import type { DeadlineResult, MinMax, Month, PlannedCertification, Progress } from './types';

/** Returns the state of every item `months` after the start, on one run (0 shortest, 1 longest). */
const progress = (items: readonly PlannedCertification[], months: number, end: 0 | 1): Progress[] =>
  items.map(({ certification, phases }) => {
    const under = phases.find((phase) => phase.start[end] < months && phase.end[end] > months);
    return {
      certification,
      done: phases.filter((phase) => phase.end[end] <= months).length,
      under: under ? { n: under.n, months: months - under.start[end] } : null,
    };
  });

/** Compares a plan with its deadline; `total` in months, `month` counts up to its end. */
export function measureDeadline(
  data: PlannerData,
  items: readonly PlannedCertification[],
  total: MinMax,
  start: Month,
  month: Month,
): DeadlineResult {
  const months = monthNumber(month) - monthNumber(start) + 1;
  const fit: DeadlineFit =
    months >= total[1] ? 'deadline-fits' : months >= total[0] ? 'deadline-short' : 'deadline-missed';
  const latest = (length: number) => addMonths(month, 1 - Math.max(1, Math.ceil(length)));
  return {
    month,
    months,
    fit,
    rule: data.roles[fit] ?? '',
    by: { short: progress(items, months, 0), long: progress(items, months, 1) },
    latestStart: [latest(total[0]), latest(total[1])],
  };
}
