import { fill } from '../../text/fill';
import { sentenceCase } from '../../text/sentence-case';
import type { OpenQuestion } from '../engine/open-questions';
import type { Answers, Plan } from '../engine/types';
import { monthsText } from './figures';
import type { PlannerWords } from './words';

/** Verdict on the EAR with its stage; beside an item of the Munitions List ITAR leads. */
export function earVerdict(
  { ear, items }: Pick<Plan, 'ear' | 'items'>,
  { copy, stages, itarLeads, itarLeadsUs }: PlannerWords,
): string {
  if (!ear) return '';
  const isPlannedBy = (id: string) => items.some(({ rules }) => rules.includes(id));
  const leads = [
    ...(isPlannedBy(itarLeads) ? [copy.ear.itarLeads] : []),
    ...(isPlannedBy(itarLeadsUs) ? [copy.ear.itarLeadsUs] : []),
  ];
  const { verdict, stage } = ear;
  if (leads.length > 0 && verdict === 'not-needed') return leads.join(' ');
  const said = stage ? `${copy.ear[verdict]}, ${stages[stage]}` : copy.ear[verdict];
  return [`${sentenceCase(said)}.`, ...leads].join(' ');
}

/** The same with its reasons. */
export const earText = (plan: Pick<Plan, 'ear' | 'items'>, words: PlannerWords): string =>
  [earVerdict(plan, words), ...(plan.ear?.rules ?? []).map((id) => words.rules[id])].join(' ');

/** What a rule says about the whole: in its own words, or in those for the seat of the company. */
export const noteText = (
  id: string,
  { homeCountry }: Pick<Answers, 'homeCountry'>,
  words: Pick<PlannerWords, 'rules' | 'bySeat'>,
): string => words.bySeat[id]?.[homeCountry] ?? words.rules[id] ?? '';

/** What the answers to an open question could do to the plan, in words. */
export function effectsOf({ adds, spares, gate, months }: OpenQuestion, words: PlannerWords): string {
  const { partial } = words.copy;
  const names = (slugs: readonly string[]) =>
    slugs.map((slug) => words.certifications[slug]?.name).join(', ');
  return [
    ...(adds.length > 0 ? [fill(partial.adds, { names: names(adds) })] : []),
    ...(spares.length > 0 ? [fill(partial.spares, { names: names(spares) })] : []),
    ...(months ? [fill(partial.months, { months: monthsText(months) })] : []),
    ...(gate ? [partial.gate] : []),
  ].join('; ');
}
