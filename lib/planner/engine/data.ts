import { certificationBySlug } from '@/content/certifications';
import { type CertificationSlug, certificationSlugs } from '@/content/certifications/slugs';
import { pathways } from '@/content/pathways';
import { actions, maxActions } from '@/content/planner/actions';
import { contained, credits, heldCheck } from '@/content/planner/credits';
import { edges } from '@/content/planner/edges';
import { gates } from '@/content/planner/gates';
import { legalDates } from '@/content/planner/legal-dates';
import { maxLanes, maxQuestions, peopleLimit, workOrder } from '@/content/planner/limits';
import { buyerQuestions, limitations, tasks } from '@/content/planner/questions';
import { remarks } from '@/content/planner/remarks';
import { circumstanceRules, defaultRule, readingOrder, rules, scopeRules } from '@/content/planner/rules';
import { stages } from '@/content/planner/stages';
import type { Condition, Edge, RuleRole } from '@/content/planner/types';
import { upkeep } from '@/content/planner/upkeep';
import type { Range } from '@/content/units';
import { dayOf } from '../../facts/facts';
import type { MinMax } from './types';

/** Returns a function that copies the given fields of a record; a field that is absent stays absent. */
const pick =
  <K extends string>(...fields: readonly K[]) =>
  <T extends object>(record: T) =>
    Object.fromEntries(
      fields.flatMap((field) => (field in record ? [[field, record[field as unknown as keyof T]]] : [])),
    ) as Pick<T, K & keyof T>;

const line = pick('id', 'when');
const pair = ({ min, max }: Range): MinMax => [min, max];
const phasesOf = (slug: CertificationSlug) => ({
  months: certificationBySlug[slug].phases.map(({ duration }) => pair(duration)),
  usd: certificationBySlug[slug].phases.map(({ investment }) => pair(investment)),
});

/** The planner's rules without their texts: everything the engine reads, small enough to send to the browser. */
export const plannerData = {
  /** Months and US dollars of the three phases, from the certification records. */
  records: Object.fromEntries(certificationSlugs.map((slug) => [slug, phasesOf(slug)])) as Record<
    CertificationSlug,
    ReturnType<typeof phasesOf>
  >,
  /** In evaluation order. */
  rules: readingOrder.map(pick('id', 'when', 'outcomes', 'gate', 'ear', 'worth')),
  /** Rules that exclude products from the plan. */
  scope: scopeRules.map(pick('id', 'when', 'leavesOut')),
  /** Rules about the company’s size. */
  people: circumstanceRules.filter(({ role }) => role === 'people').map(line),
  /** Rule ids by the role in which the planner looks them up. */
  roles: Object.fromEntries(rules.flatMap(({ role, id }) => (role ? [[role, id]] : []))) as Readonly<
    Partial<Record<RuleRole, string>>
  >,
  stages: stages.map(pick('certifications', 'stage', 'when')),
  /** Most urgent first; recipients and durations by index, with their conditions. */
  actions: actions.map(({ id, when, letters, to, howLong }) => ({
    id,
    when,
    letters: letters.map(pick('letter', 'when')),
    to: to.map(pick('when')),
    howLong: howLong.map(pick('when')),
  })),
  /** Certificates that include another one. */
  contained,
  /** Certifications with a yearly obligation, some only under a condition. */
  upkeep: Object.fromEntries(
    Object.entries(upkeep).map(([slug, duty]) => [slug, pick('when')(duty)]),
  ) as Partial<Record<CertificationSlug, { when?: readonly Condition[] }>>,
  defaultRule: defaultRule.id,
  edges: (edges as readonly Edge[]).map(pick('id', 'from', 'to', 'type', 'lag', 'unlessInUse')),
  credits: credits.map(pick('id', 'held', 'asked', 'phases', 'states', 'level')),
  gates: gates.map(line),
  questions: buyerQuestions.map(line),
  tasks: tasks.map(line),
  promises: limitations.map(line),
  remarks: remarks.map(line),
  /** Days on which the law changes, ISO, each with the certification that it affects. */
  dates: legalDates.map((date) => ({
    ...pick('id', 'when', 'certification')(date),
    day: dayOf(date.id),
  })),
  pathways: pathways.map(({ id, stops, duration }) => ({
    id,
    months: pair(duration),
    stops: stops.filter((stop) => !('optional' in stop)).map(({ certification }) => certification),
    optional: stops.filter((stop) => 'optional' in stop).map(({ certification }) => certification),
  })),
  /** How many implementations a company of a size can run in parallel; null for no limit. */
  atOnce: peopleLimit,
  order: workOrder,
  heldCheck: pair(heldCheck),
  lanesAtMost: maxLanes,
  questionsAtMost: maxQuestions,
  actionsAtMost: maxActions,
};
/** Rules of the planner as the browser receives them. */
export type PlannerData = typeof plannerData;
