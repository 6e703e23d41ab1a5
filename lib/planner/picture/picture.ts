import type { CertificationSlug } from '@/content/certifications/slugs';
import type { QuestionField } from '@/content/planner/codes';
import { criticalPhases } from '../engine/critical';
import { calendarSpan, monthNumber, monthsUntil } from '../engine/months';
import type { OpenQuestion } from '../engine/open-questions';
import type { PlannerData } from '../engine/planner-data';
import type { MinMax, Plan, PlannedCertification } from '../engine/types';

/** A row of the picture: one certification on the common calendar. Months count from the start. */
export interface PictureRow {
  certification: CertificationSlug;
  state: 'planned' | 'held' | 'asked';
  /** Where its bar begins, its earliest and its latest end; what is only asked has one length. */
  begin: number;
  ends: MinMax;
  /** Parts of the shortest run on the chain that decides its date, and whether the latest end is on the longest run’s. */
  chain: readonly MinMax[];
  late: boolean;
  /** Gates behind it. */
  gates: readonly string[];
  /** The open question that decides whether the plan has it. */
  question: QuestionField | null;
}

/** A line over all rows: the deadline, or a day on which law changes. */
export interface PictureDate {
  /** Of a legal date. */
  id?: string;
  month: number;
}

/** What the picture draws, in months; the view adds pixels only. */
export interface Picture {
  rows: readonly PictureRow[];
  /** Months of the calendar: whole quarters, at least a year. */
  span: number;
  /** Months with a label, from the start, so few that they never touch. */
  ticks: readonly number[];
  /** Number of the first month. */
  startMonth: number;
  dates: readonly PictureDate[];
}

/** At most four labels, however long the calendar is. */
const steps = [3, 6, 12, 24, 36] as const;
const ticksOf = (span: number): number[] => {
  const step = steps.find((months) => span / months <= 3) ?? span;
  return Array.from({ length: Math.floor(span / step) + 1 }, (_, index) => index * step);
};

/** What a picture needs from the words: which certification a gate belongs to. */
type GateWords = Readonly<Record<string, { certification?: string }>>;

/** Where phases run on the shortest run; two without a pause are one part. */
function joined(phases: PlannedCertification['phases']): MinMax[] {
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
): Omit<PictureRow, 'gates' | 'question'> {
  const [short, long] = ([0, 1] as const).map((run) => criticalPhases(data, plan, run));
  const key = (n?: number) => `${certification}.${n}`;
  const last = phases.at(-1);
  return {
    certification,
    state: 'planned',
    begin: phases[0]?.start[0] ?? 0,
    ends: last?.end ?? [0, 0],
    chain: joined(phases.filter(({ n }) => short?.has(key(n)))),
    late: long?.has(key(last?.n)) ?? false,
  };
}

/** The picture of a plan: what is planned, what is held, and what an answer can still put into it. */
export function pictureOf(
  data: PlannerData,
  plan: Plan,
  gates: GateWords,
  open: readonly Pick<OpenQuestion, 'field' | 'adds'>[] = [],
): Picture {
  const { items, held, ask, deadline, total } = plan;
  const gatesOf = (slug: string) =>
    plan.gates.map(({ id }) => id).filter((id) => gates[id]?.certification === slug);
  /** Of several questions the one that the certification is about: what a product holds before where a company is. */
  const questionOf = (slug: CertificationSlug) => {
    const fields = open.filter(({ adds }) => adds.includes(slug)).map(({ field }) => field);
    return fields.find((field) => field !== 'homeCountry') ?? fields[0] ?? null;
  };
  const aside = (certification: CertificationSlug, state: 'held' | 'asked', ends: MinMax) => ({
    certification,
    state,
    begin: 0,
    ends,
    chain: [],
    late: false,
    gates: [],
    question: state === 'asked' ? questionOf(certification) : null,
  });
  /** All that a certification takes by itself. */
  const whole = (slug: CertificationSlug): MinMax => {
    const { months } = data.records[slug];
    return [0, months.reduce((sum, [, longest]) => sum + longest, 0)];
  };
  const aboutAsked = ask.map(({ certification, adds }) => aside(certification, 'asked', adds.months));
  const known = [...held, ...ask].map(({ certification }) => certification);
  const added = [...new Set(open.flatMap(({ adds }) => adds))].filter((slug) => !known.includes(slug));
  const rows = [
    ...items.map((item) => ({
      ...plannedRow(data, plan, item),
      gates: gatesOf(item.certification),
      question: null,
    })),
    ...held.map(({ certification }) => aside(certification, 'held', [0, 0])),
    ...aboutAsked,
    ...added.map((slug) => aside(slug, 'asked', whole(slug))),
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
