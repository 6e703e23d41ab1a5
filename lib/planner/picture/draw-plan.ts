import { bindingLinks, criticalPhases } from '../engine/critical';
import { firstBid } from '../engine/first-bid';
import { calendarSpan, monthNumber, monthsUntil } from '../engine/months';
import type { OpenQuestion } from '../engine/open-questions';
import type { PlannerData } from '../engine/planner-data';
import type { Item, Plan } from '../engine/types';
import { type Upkeep, yearlyDate } from '../engine/upkeep';
import type { Bar, LaneDrawing, PlanDrawing, RunDrawing } from './picture';

type Run = 0 | 1;

/** How a phase is drawn. Nobody else's time goes into what the company declares itself. */
const kindOf = (n: number, selfDeclared?: boolean): Bar['kind'] =>
  n === 1 ? 'preparation' : n === 2 || selfDeclared ? 'building' : 'others';

/** What a drawing needs from the words: which certification a gate belongs to, and what has a yearly date. */
interface DrawingWords {
  gates: Readonly<Record<string, { certification?: string }>>;
  upkeep: Upkeep;
  certifications: Readonly<Record<string, { selfDeclared?: true }>>;
}

/** Ends of the years after a certification, as far as the calendar goes. */
function yearsAfter(item: Item, end: Run, span: number, upkeep: Upkeep) {
  const { phases } = item;
  const done = phases.at(-1)?.end[end] ?? 0;
  if (phases.length < 3 || !yearlyDate(item, upkeep)) return [];
  return [12, 24].map((months) => done + months).filter((month) => month < span);
}

/** What an open answer can still put into the plan. */
type Open = Pick<OpenQuestion, 'number' | 'adds'>;

function run(
  data: PlannerData,
  plan: Plan,
  open: readonly Open[],
  gatesOf: (slug: string) => string[],
  yearsOf: (item: Item) => number[],
  isSelfDeclared: (slug: string) => boolean | undefined,
  end: Run,
): RunDrawing {
  const chain = criticalPhases(data, plan, end);
  const { items, held, ask } = plan;
  const lanes: LaneDrawing[] = [
    ...held.map(({ certification, stage }) => ({ certification, stage, state: 'held' as const })),
    ...items.map(({ certification, stage }) => ({ certification, stage, state: 'planned' as const })),
    ...ask.map(({ certification, stage }) => ({ certification, stage, state: 'ask' as const })),
    ...[...new Set(open.flatMap(({ adds }) => adds))]
      .filter((slug) => ![...held, ...ask].some(({ certification }) => certification === slug))
      .map((certification) => ({ certification, stage: null, state: 'open' as const })),
  ].map(({ certification, state, stage }) => {
    const item = items.find((each) => each.certification === certification);
    const phases = item?.phases ?? [];
    const last = phases.at(-1);
    return {
      certification,
      state,
      stage,
      bars: phases.map((phase) => ({
        from: phase.start[end],
        to: phase.end[end],
        kind: kindOf(phase.n, isSelfDeclared(certification)),
        critical: chain.has(`${certification}.${phase.n}`),
      })),
      end: last ? last.end[end] : null,
      last:
        last !== undefined &&
        chain.has(`${certification}.${last.n}`) &&
        last.end[end] === plan.total.months[end],
      gates: state === 'planned' ? gatesOf(certification) : [],
      after: item?.afterGate?.months[end] ?? null,
      question: open.find(({ adds }) => adds.some((slug) => slug === certification))?.number ?? null,
      yearly: item ? yearsOf(item) : [],
    };
  });
  const laneOf = (slug: string) => lanes.findIndex(({ certification }) => certification === slug);
  return {
    lanes,
    links: bindingLinks(data, plan, end).map(({ from, to, month }) => ({
      from: laneOf(from),
      to: laneOf(to),
      month,
    })),
    last: lanes.findIndex(({ last }) => last),
  };
}

/** The picture of a plan, before pixels. Lanes that open answers may add come last. */
export function drawPlan(
  data: PlannerData,
  plan: Plan,
  { gates, upkeep, certifications }: DrawingWords,
  open: readonly Open[] = [],
): PlanDrawing {
  const ids = plan.gates.map(({ id }) => id);
  const placed = plan.items.map(({ certification }) => certification as string);
  const laneOf = (id: string) => placed.find((slug) => slug === gates[id]?.certification);
  const gatesOf = (slug: string) => ids.filter((id) => laneOf(id) === slug);
  const deadline = plan.deadline?.months ?? null;
  const span = calendarSpan(plan.total.months[1], plan.deadline?.months);
  const runOf = (end: Run) =>
    run(
      data,
      plan,
      open,
      gatesOf,
      (item) => yearsAfter(item, end, span, upkeep),
      (slug) => certifications[slug]?.selfDeclared,
      end,
    );
  const startMonth = monthNumber(plan.start);
  const pathway = data.pathways.find(({ id }) => id === plan.pathway);
  return {
    runs: [runOf(0), runOf(1)],
    span,
    arrivals: plan.total.months,
    deadline,
    gates: ids.filter((id) => !laneOf(id)),
    startMonth,
    bid: firstBid(plan),
    legal: data.dates
      .filter(({ id }) => plan.dates.includes(id))
      .map(({ id, certification, day }) => ({ id, certification, month: monthsUntil(day, startMonth) })),
    published: pathway ? { id: pathway.id, months: pathway.months } : null,
  };
}
