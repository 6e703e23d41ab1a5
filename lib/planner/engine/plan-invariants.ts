import { certificationSlugs } from '@/content/certifications/slugs';
import { rules } from '@/content/planner/rules';
import type { Answers } from '@/content/planner/types';
import { buildPlan } from './build-plan';
import { plannerData } from './data';
import type { MinMax, Plan } from './types';

/** Returns the plan for the answers. */
export const planOf = (answers: Answers): Plan => buildPlan(plannerData, answers);

const ruleIds = new Set(rules.map(({ id }) => id));
const inOrder = ([low, high]: MinMax) => low <= high;

/** Returns the certifications with the verdict `needed`. */
export const neededCertifications = ({ items }: Plan): string[] =>
  items.flatMap(({ certification, verdict }) => (verdict === 'needed' ? [certification] : []));

/** Returns the violated invariants of a plan; empty if it is valid. */
export function planViolations(plan: Plan): string[] {
  const violations: string[] = [];
  const { items, notNeeded, ask, held, total, order, actions, ear, weapon, gates } = plan;
  const placed = [...items, ...notNeeded, ...ask, ...held];
  const names = placed.map(({ certification }) => certification);
  if (names.length !== certificationSlugs.length || new Set(names).size !== names.length)
    violations.push(`each certification must occur exactly once: ${names}`);
  for (const { certification, rules: ids } of placed)
    if (ids.length === 0 || !ids.every((id) => ruleIds.has(id)))
      violations.push(`${certification}: no rule or an unknown rule: ${ids}`);
  if (neededCertifications(plan).length === certificationSlugs.length)
    violations.push('all eight certifications are needed');
  if (![total.months, total.usd].every(inOrder)) violations.push('total: minimum exceeds maximum');

  if (
    [...order].sort().join() !==
    items
      .map((item) => item.certification)
      .sort()
      .join()
  )
    violations.push(`order does not match the planned certifications: ${order}`);
  if (actions.length > plannerData.actionsAtMost) violations.push(`too many actions: ${actions.length}`);
  for (const { id, to, letter } of actions)
    if (to.length === 0 && letter !== null) violations.push(`${id}: letter without a recipient`);
  if (!ear || (ear.verdict === 'not-needed') !== (ear.stage === null))
    violations.push('EAR: stage without a requirement, or requirement without a stage');
  const armed = gates.filter(({ id }) => id.startsWith('armed'));
  if (
    armed.length > 1 ||
    armed[0]?.id !== (weapon?.gate ?? undefined) ||
    (armed[0] !== gates[0] && armed.length > 0)
  )
    violations.push(`weapon: its gate must be unique and first: ${gates.map(({ id }) => id)}`);
  for (const { certification, check, stage } of held)
    if ((check === null) !== (stage === null))
      violations.push(`${certification}: held, but only one of stage and check is set`);

  for (const { certification, verdict, phases, usd, done, prepared } of items) {
    if ((done === null) === (prepared === null))
      violations.push(`${certification}: exactly one of done and prepared must be set`);
    if (done && (verdict === 'gate' || phases.length < 3))
      violations.push(`${certification}: done although its last phase is not planned`);
    if (phases.length === 0 || usd[0] <= 0 || !inOrder(usd))
      violations.push(`${certification}: no phase or no price`);
    phases.forEach(({ n, start, end }, index) => {
      const previousEnd = phases[index - 1]?.end ?? [0, 0];
      if (n !== index + 1) violations.push(`${certification}: phase ${n} without the previous phase`);
      if (!inOrder(start) || !inOrder(end)) violations.push(`${certification} ${n}: minimum exceeds maximum`);
      for (const run of [0, 1] as const) {
        if (end[run] - start[run] < 0.5) violations.push(`${certification} ${n}: shorter than half a month`);
        if (start[run] < previousEnd[run])
          violations.push(`${certification} ${n}: starts before the previous phase ends`);
        if (end[run] > total.months[run]) violations.push(`${certification} ${n}: ends after the plan`);
      }
    });
  }
  return violations;
}
