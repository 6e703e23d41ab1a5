import { certificationSlugs } from '@/content/certifications/slugs';
import { rules } from '@/content/planner/rules';
import type { Answers } from '@/content/planner/types';
import { buildPlan } from '@/lib/planner/engine/build-plan';
import { plannerData } from '@/lib/planner/engine/data';
import type { MinMax, Plan } from '@/lib/planner/engine/types';

export const planOf = (answers: Answers): Plan => buildPlan(plannerData, answers);

const ruleIds = new Set(rules.map(({ id }) => id));
const inOrder = ([low, high]: MinMax) => low <= high;

/** Certifications that a plan calls needed. */
export const neededIn = ({ items }: Plan): string[] =>
  items.flatMap(({ certification, verdict }) => (verdict === 'needed' ? [certification] : []));

/** Violations of the model in one plan; empty if it is sound. */
export function planViolations(plan: Plan): string[] {
  const faults: string[] = [];
  const { items, notNeeded, ask, held, total, order, actions, ear, weapon, gates } = plan;
  const placed = [...items, ...notNeeded, ...ask, ...held];
  const names = placed.map(({ certification }) => certification);
  if (names.length !== certificationSlugs.length || new Set(names).size !== names.length)
    faults.push(`not each certification in one place: ${names}`);
  for (const { certification, rules: ids } of placed)
    if (ids.length === 0 || !ids.every((id) => ruleIds.has(id)))
      faults.push(`${certification} without a rule: ${ids}`);
  if (neededIn(plan).length === certificationSlugs.length) faults.push('all eight needed');
  if (![total.months, total.usd].every(inOrder)) faults.push('total: minimum above maximum');

  if (
    [...order].sort().join() !==
    items
      .map((item) => item.certification)
      .sort()
      .join()
  )
    faults.push(`order is not of the planned ones: ${order}`);
  if (actions.length > plannerData.actionsAtMost) faults.push(`too many actions: ${actions.length}`);
  for (const { id, to, letter } of actions)
    if (to.length === 0 && letter !== null) faults.push(`${id}: a letter to nobody`);
  if (!ear || (ear.verdict === 'not-needed') !== (ear.stage === null))
    faults.push('EAR: a stage where nothing is needed, or none where it is');
  const armed = gates.filter(({ id }) => id.startsWith('armed'));
  if (
    armed.length > 1 ||
    armed[0]?.id !== (weapon?.gate ?? undefined) ||
    (armed[0] !== gates[0] && armed.length > 0)
  )
    faults.push(`weapon: its gate is not the first: ${gates.map(({ id }) => id)}`);
  for (const { certification, check, stage } of held)
    if ((check === null) !== (stage === null)) faults.push(`${certification}: held, stage without a check`);

  for (const { certification, verdict, phases, usd, done, prepared } of items) {
    if ((done === null) === (prepared === null)) faults.push(`${certification}: not either done or prepared`);
    if (done && (verdict === 'gate' || phases.length < 3))
      faults.push(`${certification}: done without its last phase`);
    if (phases.length === 0 || usd[0] <= 0 || !inOrder(usd))
      faults.push(`${certification}: nothing to pay for`);
    phases.forEach(({ n, start, end }, index) => {
      const before = phases[index - 1]?.end ?? [0, 0];
      if (n !== index + 1) faults.push(`${certification}: phase ${n} without the one before`);
      if (!inOrder(start) || !inOrder(end)) faults.push(`${certification} ${n}: minimum above maximum`);
      for (const run of [0, 1] as const) {
        if (end[run] - start[run] < 0.5) faults.push(`${certification} ${n}: under half a month`);
        if (start[run] < before[run]) faults.push(`${certification} ${n}: begins before the one before ends`);
        if (end[run] > total.months[run]) faults.push(`${certification} ${n}: ends after the plan`);
      }
    });
  }
  return faults;
}
