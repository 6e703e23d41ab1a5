import type { DeadlineVerdict } from '@/content/planner/messages';
import { fill } from '../../text/fill';
import type { Plan, PlannedCertification, Progress } from '../engine/types';
import { countOf, monthsText } from './figures';
import type { PlannerWords } from './words';

/** Returns the verdict on the deadline: that of its fit, unless a phase behind a gate comes before the deadline. */
export function deadlineVerdict(
  { deadline, items }: Plan,
  { copy, rules, certifications, deadlineVerdicts }: PlannerWords,
): { verdict: DeadlineVerdict; note: string } | null {
  if (!deadline) return null;
  const { fit, rule } = deadline;
  const verdict = deadlineVerdicts[fit];
  const gated = fit === 'deadline-missed' ? undefined : items.find(({ afterGate }) => afterGate);
  if (!gated?.afterGate) return { verdict, note: rules[rule] ?? '' };
  const { n, months } = gated.afterGate;
  const name = certifications[gated.certification]?.name ?? '';
  return {
    verdict: copy.depends.verdict,
    note: fill(copy.depends.note, { verdict: verdict.inSentence, name, n, months: monthsText(months) }),
  };
}

/** Returns the state of one certification at the deadline, in words. */
export function progressText(
  { certification, done, under }: Progress,
  items: readonly PlannedCertification[],
  words: PlannerWords,
): string {
  const { name = '', phases = [] } = words.certifications[certification] ?? {};
  const { by } = words.copy;
  const item = items.find((one) => one.certification === certification);
  const planned = item?.phases.length ?? 3;
  const state = under
    ? fill(by.phase, { phase: phases[under.n - 1] ?? '', n: countOf(under.months, words) })
    : done === planned && item?.done
      ? by.done
      : done === 0
        ? by.none
        : fill(by.after, { phase: phases[done - 1] ?? '' });
  return `${name}: ${state}`;
}
