import { fill } from '../../text/fill';
import type { OpenQuestion } from '../engine/open-questions';
import type { Answers, Plan } from '../engine/types';
import { monthsText } from './figures';
import type { PlannerWords } from './words';

/** Returns the EAR verdict with its stage; for an item on the Munitions List it states that ITAR leads. */
export function earVerdict(
  { ear, items }: Pick<Plan, 'ear' | 'items'>,
  { copy, stages, roles }: PlannerWords,
): string {
  if (!ear) return '';
  const isPlannedBy = (id = '') => items.some(({ rules }) => rules.includes(id));
  const leads = [
    ...(isPlannedBy(roles['itar-leads']) ? [copy.ear.itarLeads] : []),
    ...(isPlannedBy(roles['itar-leads-us']) ? [copy.ear.itarLeadsUs] : []),
  ];
  const { verdict, stage } = ear;
  if (leads.length > 0 && verdict === 'not-needed') return leads.join(' ');
  const verdictText = stage ? `${copy.ear[verdict]}, ${stages[stage].inSentence}` : copy.ear[verdict];
  return [`${verdictText}.`, ...leads].join(' ');
}

/** Returns the EAR verdict with its reasons. */
export const earText = (plan: Pick<Plan, 'ear' | 'items'>, words: PlannerWords): string =>
  [earVerdict(plan, words), ...(plan.ear?.rules ?? []).map((id) => words.rules[id])].join(' ');

/** Returns the text of a rule about the whole plan, in the version for the company’s home country if there is one. */
export const noteText = (
  id: string,
  { homeCountry }: Pick<Answers, 'homeCountry'>,
  words: Pick<PlannerWords, 'rules' | 'bySeat'>,
): string => words.bySeat[id]?.[homeCountry] ?? words.rules[id] ?? '';

/** Returns the possible effects of an open question on the plan, in words. */
export function effectsOf({ adds, removes, gate, months }: OpenQuestion, words: PlannerWords): string {
  const { partial } = words.copy;
  const names = (slugs: readonly string[]) =>
    slugs.map((slug) => words.certifications[slug]?.name).join(', ');
  return [
    ...(adds.length > 0 ? [fill(partial.adds, { names: names(adds) })] : []),
    ...(removes.length > 0 ? [fill(partial.spares, { names: names(removes) })] : []),
    ...(months ? [fill(partial.months, { months: monthsText(months) })] : []),
    ...(gate ? [partial.gate] : []),
  ].join('; ');
}
