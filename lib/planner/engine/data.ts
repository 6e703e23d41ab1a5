import { certificationBySlug } from '@/content/certifications';
import { type CertificationSlug, certificationSlugs } from '@/content/certifications/slugs';
import { pathways } from '@/content/pathways';
import { actions, maxActions } from '@/content/planner/actions';
import { contained, credits, heldCheck } from '@/content/planner/credits';
import { edges } from '@/content/planner/edges';
import { gates } from '@/content/planner/gates';
import { legalDates } from '@/content/planner/legal-dates';
import { maxLanes, maxQuestions, peopleLimit, workOrder } from '@/content/planner/limits';
import { deadlineVerdicts } from '@/content/planner/messages';
import { buyerQuestions, limitations, tasks } from '@/content/planner/questions';
import { remarks } from '@/content/planner/remarks';
import { circumstanceRules, defaultRule, readingOrder, rules, scopeRules } from '@/content/planner/rules';
import { stages } from '@/content/planner/stages';
import type { Line } from '@/content/planner/types';
import { upkeep } from '@/content/planner/upkeep';
import type { Range } from '@/content/units';
import { dayOf } from '../../facts/facts';
import type { PlannerData } from './planner-data';
import type { MinMax } from './types';

const line = ({ id, when }: Pick<Line, 'id' | 'when'>) => ({ id, when });
const pair = ({ min, max }: Range): MinMax => [min, max];
const record = (slug: CertificationSlug) => ({
  months: certificationBySlug[slug].phases.map(({ duration }) => pair(duration)),
  usd: certificationBySlug[slug].phases.map(({ investment }) => pair(investment)),
});
const records = Object.fromEntries(
  certificationSlugs.map((slug) => [slug, record(slug)]),
) as PlannerData['records'];

/** The planner rules from content, without their texts. */
export const plannerData: PlannerData = {
  records,
  rules: readingOrder.map(({ id, when, outcomes, gate, ear, worth }) => ({
    id,
    when,
    outcomes,
    ...(gate && { gate }),
    ...(ear && { ear }),
    ...(worth && { worth }),
  })),
  scope: scopeRules.map(({ id, when, leavesOut = [] }) => ({ id, when, leavesOut })),
  people: circumstanceRules.filter(({ role }) => role === 'people').map(line),
  roles: Object.fromEntries(rules.flatMap(({ role, id }) => (role ? [[role, id]] : []))),
  stages: stages.map(({ certifications, stage, when }) => ({ certifications, stage, when })),
  actions: actions.map(({ id, when, letters, to, howLong }) => ({
    id,
    when,
    letters: letters.map(({ letter, when: only }) => ({ letter, ...(only && { when: only }) })),
    to: to.map((recipient) => ({ ...(recipient.when && { when: recipient.when }) })),
    howLong: howLong.map((span) => ({ ...(span.when && { when: span.when }) })),
  })),
  contained,
  upkeep: Object.fromEntries(
    Object.entries(upkeep).map(([slug, { when }]) => [slug, { ...(when && { when }) }]),
  ),
  defaultRule: defaultRule.id,
  edges: edges.map(({ id, from, to, type, lag, ...edge }) => ({
    id,
    from,
    to,
    type,
    lag,
    ...('unlessInUse' in edge && { unlessInUse: true as const }),
  })),
  credits: credits.map(({ id, held, states, asked, level, phases }) => ({
    id,
    held,
    asked,
    phases,
    ...(states && { states }),
    ...(level && { level }),
  })),
  gates: gates.map(line),
  questions: buyerQuestions.map(line),
  tasks: tasks.map(line),
  promises: limitations.map(line),
  remarks: remarks.map(line),
  dates: legalDates.map(({ id, when, certification }) => ({ id, when, certification, day: dayOf(id) })),
  pathways: pathways.map(({ id, stops, duration }) => ({
    id,
    months: pair(duration),
    stops: stops.filter((stop) => !('optional' in stop)).map(({ certification }) => certification),
    optional: stops.filter((stop) => 'optional' in stop).map(({ certification }) => certification),
  })),
  atOnce: peopleLimit,
  order: workOrder,
  heldCheck: [heldCheck.min, heldCheck.max],
  lanesAtMost: maxLanes,
  questionsAtMost: maxQuestions,
  actionsAtMost: maxActions,
  deadlineVerdicts,
};
