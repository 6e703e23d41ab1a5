import type { CertificationSlug } from '@/content/certifications/slugs';
import type { Condition } from '@/content/planner/types';
import { firstActions } from './actions';
import { hasWeaponQuestion, matchesAny } from './conditions';
import type { PlannerData } from './data';
import { measureDeadline } from './deadline';
import { type Draft, draft } from './draft';
import { excludedCertifications } from './excluded-certifications';
import { calendarSpan, endMonth, monthNumber, monthsUntil } from './months';
import { sumPairs } from './schedule';
import { stageOf } from './stages';
import type { Answers, MinMax, Month, Months, Plan, PlannedCertification } from './types';
import { yearlyFlag } from './upkeep';

const zeroRange: MinMax = [0, 0];

/** Returns an empty plan with the message that replaces it. */
const noPlan = (answers: Answers, { message, gates }: Draft, notes: string[]): Plan => ({
  message,
  items: [],
  notNeeded: [],
  ask: [],
  held: [],
  ear: null,
  weapon: null,
  order: [],
  actions: [],
  later: [],
  gates,
  total: { months: zeroRange, usd: zeroRange },
  deadline: null,
  notes,
  worth: [],
  questions: [],
  tasks: [],
  promises: [],
  remarks: [],
  dates: [],
  pathway: null,
  start: answers.start,
});

/** Returns the id of the published pathway whose stops are exactly the fully planned certifications, or null. */
function publishedPathway(data: PlannerData, items: readonly PlannedCertification[]): string | null {
  const fullyPlanned = items
    .filter(({ verdict, phases }) => verdict === 'gate' || phases.length === 3)
    .map(({ certification }) => certification);
  const match = data.pathways.find(
    ({ stops, optional }) =>
      stops.every((stop) => fullyPlanned.includes(stop)) &&
      fullyPlanned.every((slug) => stops.includes(slug) || optional.includes(slug)),
  );
  return match?.id ?? null;
}

/** Returns the months in which an item of the given length ends, shortest and longest run. */
const endMonths = (start: Month, [short, long]: MinMax): Months => [
  endMonth(start, short),
  endMonth(start, long),
];

/** Returns the gate that the weapon answer adds; it applies before the bid. */
function weaponOf(gates: Plan['gates']): Plan['weapon'] {
  const gate = (['armed', 'armed-open'] as const).find((id) => gates.some((one) => one.id === id));
  return { gate: gate ?? null, stage: gate ? 'before-bid' : null };
}

/** Sorts certifications by the start of their shortest run; ties keep the working order. */
const startOrder = (items: readonly PlannedCertification[]): CertificationSlug[] =>
  [...items]
    .sort((a, b) => (a.phases[0]?.start[0] ?? 0) - (b.phases[0]?.start[0] ?? 0))
    .map(({ certification }) => certification);

/**
 * Builds the plan for a set of answers: the scheduled draft plus costs, dates, notes and questions. Pure.
 * The total cost is the sum of the planned phases.
 */
export function buildPlan(data: PlannerData, input: Answers): Plan {
  const drafted = draft(data, input);
  const { message, scope, answers, classifications, gates, lanes, schedule, months } = drafted;
  const { roles } = data;
  if (!classifications)
    return noPlan(input, drafted, message === 'dates' ? [roles.dates ?? ''] : scope ? [scope] : []);
  const stage = (slug: CertificationSlug | 'ear') => stageOf(data, slug, classifications.situation);
  const { held, ask, notNeeded } = excludedCertifications(data, drafted, classifications.situation);

  const items = lanes.map(({ certification, phases, judgment, credits, inUse }): PlannedCertification => {
    const { verdict, level, assessment } = judgment;
    const gate = verdict === 'gate';
    const spans = schedule.get(certification) ?? [];
    const ends = endMonths(input.start, spans.at(-1)?.end ?? zeroRange);
    const isDone = !gate && phases.at(-1)?.n === 3;
    return {
      certification,
      verdict: verdict as PlannedCertification['verdict'],
      stage: stage(certification),
      phases: spans,
      usd: sumPairs(phases.map(({ size }) => size.usd)),
      rules: [...judgment.rules, ...(inUse ? [roles['in-use'] ?? ''] : [])],
      credits,
      done: isDone ? ends : null,
      prepared: isDone ? null : ends,
      ...(level && { level }),
      ...(assessment && { assessment }),
      ...(inUse && { inUse }),
      ...yearlyFlag(data, certification, classifications.situation),
      ...(gate && { afterGate: { n: 3, months: data.records[certification].months[2] as MinMax } }),
    };
  });

  const start = monthNumber(input.start);
  const deadline = input.deadline ? measureDeadline(data, items, months, input.start, input.deadline) : null;
  const maxLanes = data.lanesAtMost[answers.size];
  const exceedsLanes = maxLanes !== null && items.length > maxLanes;
  const span = calendarSpan(months[1], deadline?.months);
  const isWithin = (month: number) => month >= 0 && month < span;
  const applicableIds = (lines: readonly { id: string; when: readonly Condition[] }[]) =>
    lines.filter(({ when }) => matchesAny(when, classifications.situation)).map(({ id }) => id);
  const { ear } = classifications;
  return {
    message,
    items,
    notNeeded,
    ask,
    held,
    ear: {
      verdict: ear.verdict,
      stage: ear.verdict === 'not-needed' ? null : stage('ear'),
      rules: ear.rules,
    },
    weapon: hasWeaponQuestion(answers) ? weaponOf(gates) : null,
    order: startOrder(items),
    ...firstActions(data, {
      answers,
      verdicts: {
        ...classifications.situation.verdicts,
        ...Object.fromEntries(held.map(({ certification }) => [certification, 'held'])),
      },
      gates: gates.map(({ id }) => id),
      audited: items.filter(({ done }) => done).map(({ certification }) => certification),
      checked: held.some(({ check }) => check),
    }),
    gates,
    total: { months, usd: sumPairs(items.map(({ usd }) => usd)) },
    deadline,
    notes: [
      ...(scope ? [scope] : []),
      ...classifications.notes,
      ...applicableIds(data.people),
      ...(exceedsLanes ? [roles['too-many'] ?? ''] : []),
    ],
    worth: classifications.worth,
    questions: applicableIds(data.questions).slice(0, data.questionsAtMost),
    tasks: applicableIds(data.tasks),
    promises: applicableIds(data.promises),
    remarks: applicableIds(data.remarks),
    dates: applicableIds(data.dates.filter(({ day }) => isWithin(monthsUntil(day, start)))),
    pathway: publishedPathway(data, items),
    start: input.start,
  };
}
