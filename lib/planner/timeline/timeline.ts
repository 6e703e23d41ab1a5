import type { CertificationSlug } from '@/content/certifications/slugs';
import type { QuestionField } from '@/content/planner/codes';
import { criticalPhases } from '../engine/critical';
import type { PlannerData } from '../engine/data';
import { calendarSpan, monthNumber, monthsUntil } from '../engine/months';
import type { OpenQuestion } from '../engine/open-questions';
import type { MinMax, Plan, PlannedCertification } from '../engine/types';

/** A row of the diagram: one certification on the shared calendar. Months count from the start. */
export interface TimelineRow {
  certification: CertificationSlug;
  state: 'planned' | 'held' | 'asked';
  /** Start of its bar, and its earliest and latest end; a possible certification has one length. */
  begin: number;
  ends: MinMax;
  /** Parts of the shortest run on its critical path, and whether the latest end is on the critical path of the longest run. */
  chain: readonly MinMax[];
  late: boolean;
  /** Ids of the gates behind it. */
  gates: readonly string[];
  /** The open question that decides whether the plan includes it. */
  question: QuestionField | null;
}

/** A vertical line across all rows: the deadline, or a day on which the law changes. */
export interface TimelineDate {
  /** Id of a legal date; missing for the deadline. */
  id?: string;
  month: number;
}

/** The data of the diagram, in months; the view only converts them to pixels. */
export interface Timeline {
  rows: readonly TimelineRow[];
  /** Length of the calendar in months: whole quarters, at least a year. */
  span: number;
  /** Labeled months, from the start, few enough that the labels never overlap. */
  ticks: readonly number[];
  /** Number of the first month, see `monthNumber`. */
  startMonth: number;
  dates: readonly TimelineDate[];
}

/** Step between labels in months: at most four labels, whatever the length of the calendar. */
const steps = [3, 6, 12, 24, 36] as const;
const ticksOf = (span: number): number[] => {
  const step = steps.find((months) => span / months <= 3) ?? span;
  return Array.from({ length: Math.floor(span / step) + 1 }, (_, index) => index * step);
};

/** The certification that each gate belongs to, by gate id. */
type GateWords = Readonly<Record<string, { certification?: string }>>;

/** Returns the spans of the phases on the shortest run; adjacent phases are merged. */
function mergeAdjacent(phases: PlannedCertification['phases']): MinMax[] {
  const parts: MinMax[] = [];
  for (const { start, end } of phases) {
    const before = parts.at(-1);
    if (before?.[1] === start[0]) parts.splice(-1, 1, [before[0], end[0]]);
    else parts.push([start[0], end[0]]);
  }
  return parts;
}

function plannedRow(
  data: PlannerData,
  plan: Plan,
  { certification, phases }: PlannedCertification,
): Omit<TimelineRow, 'gates' | 'question'> {
  const [short, long] = ([0, 1] as const).map((run) => criticalPhases(data, plan, run));
  const key = (n?: number) => `${certification}.${n}`;
  const last = phases.at(-1);
  return {
    certification,
    state: 'planned',
    begin: phases[0]?.start[0] ?? 0,
    ends: last?.end ?? [0, 0],
    chain: mergeAdjacent(phases.filter(({ n }) => short?.has(key(n)))),
    late: long?.has(key(last?.n)) ?? false,
  };
}

/** Returns the diagram of a plan: planned, existing and possible certifications, and those that an open answer can add. */
export function timelineOf(
  data: PlannerData,
  plan: Plan,
  gates: GateWords,
  open: readonly Pick<OpenQuestion, 'field' | 'adds'>[] = [],
): Timeline {
  const { items, held, ask, deadline, total } = plan;
  const gatesOf = (slug: string) =>
    plan.gates.map(({ id }) => id).filter((id) => gates[id]?.certification === slug);
  /** Returns the question that decides a certification; of several, prefers one about the product to the home country. */
  const questionOf = (slug: CertificationSlug) => {
    const fields = open.filter(({ adds }) => adds.includes(slug)).map(({ field }) => field);
    return fields.find((field) => field !== 'homeCountry') ?? fields[0] ?? null;
  };
  const unplannedRow = (certification: CertificationSlug, state: 'held' | 'asked', ends: MinMax) => ({
    certification,
    state,
    begin: 0,
    ends,
    chain: [],
    late: false,
    gates: [],
    question: state === 'asked' ? questionOf(certification) : null,
  });
  /** Returns the full length of a certification from its record. */
  const fullLength = (slug: CertificationSlug): MinMax => {
    const { months } = data.records[slug];
    return [0, months.reduce((sum, [, longest]) => sum + longest, 0)];
  };
  const possibleRows = ask.map(({ certification, adds }) =>
    unplannedRow(certification, 'asked', adds.months),
  );
  const known = [...held, ...ask].map(({ certification }) => certification);
  const added = [...new Set(open.flatMap(({ adds }) => adds))].filter((slug) => !known.includes(slug));
  const rows = [
    ...items.map((item) => ({
      ...plannedRow(data, plan, item),
      gates: gatesOf(item.certification),
      question: null,
    })),
    ...held.map(({ certification }) => unplannedRow(certification, 'held', [0, 0])),
    ...possibleRows,
    ...added.map((slug) => unplannedRow(slug, 'asked', fullLength(slug))),
  ];
  const longest = Math.max(total.months[1], ...rows.map(({ ends }) => ends[1]));
  const span = calendarSpan(longest, deadline?.months);
  const startMonth = monthNumber(plan.start);
  return {
    rows,
    span,
    ticks: ticksOf(span),
    startMonth,
    dates: [
      ...(deadline ? [{ month: deadline.months }] : []),
      ...data.dates
        .filter(({ id }) => plan.dates.includes(id))
        .map(({ id, day }) => ({ id, month: monthsUntil(day, startMonth) })),
    ].sort((a, b) => a.month - b.month),
  };
}
