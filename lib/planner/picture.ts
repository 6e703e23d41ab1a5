import { bindingLinks, criticalPhases } from './critical';
import { monthNumber } from './months';
import type { Pair, Plan, PlannerData } from './types';

type Run = 0 | 1;

/** A bar: one phase, in months. */
export interface Bar {
  from: number;
  to: number;
  kind: 'preparation' | 'building' | 'others';
  critical: boolean;
}

/** A lane of one run. */
export interface LaneDrawing {
  certification: string;
  state: 'planned' | 'held' | 'ask';
  bars: Bar[];
  end: number | null;
  /** Ends the plan. */
  last: boolean;
  /** Id of the gate behind it. */
  gate: string | null;
}

/** What both pictures draw, in months and lane numbers; they add pixels only. */
export interface PlanDrawing {
  runs: readonly [RunDrawing, RunDrawing];
  /** Months of the axis, a whole number of quarters and at least a year. */
  span: number;
  arrivals: Pair;
  /** Months from the start to the end of the deadline's month. */
  deadline: number | null;
  /** Gates that belong to no lane. */
  gates: string[];
  /** Number of the first month, for the calendar. */
  startMonth: number;
}

export interface RunDrawing {
  lanes: LaneDrawing[];
  links: { from: number; to: number; month: number }[];
  /** Lane that ends the plan; -1 where nothing is planned. */
  last: number;
}

/** The declaration is one's own: nobody else's time is in it, nor in an export program. */
const signedByOneself = ['ce-marking', 'itar'];
const kindOf = (certification: string, n: number): Bar['kind'] =>
  n === 1 ? 'preparation' : n === 2 || signedByOneself.includes(certification) ? 'building' : 'others';

function run(data: PlannerData, plan: Plan, gateOf: (slug: string) => string | null, end: Run): RunDrawing {
  const chain = criticalPhases(data, plan, end);
  const { items, held, ask } = plan;
  const lanes: LaneDrawing[] = [
    ...held.map(({ certification }) => ({ certification, state: 'held' as const })),
    ...items.map(({ certification }) => ({ certification, state: 'planned' as const })),
    ...ask.map(({ certification }) => ({ certification, state: 'ask' as const })),
  ].map(({ certification, state }) => {
    const phases = items.find((item) => item.certification === certification)?.phases ?? [];
    const last = phases.at(-1);
    return {
      certification,
      state,
      bars: phases.map((phase) => ({
        from: phase.start[end],
        to: phase.end[end],
        kind: kindOf(certification, phase.n),
        critical: chain.has(`${certification}.${phase.n}`),
      })),
      end: last ? last.end[end] : null,
      last:
        last !== undefined &&
        chain.has(`${certification}.${last.n}`) &&
        last.end[end] === plan.total.months[end],
      gate: state === 'planned' ? gateOf(certification) : null,
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

/** The picture of a plan, before pixels. `gateLanes` says to which certification a gate belongs. */
export function drawPlan(
  data: PlannerData,
  plan: Plan,
  gateLanes: Readonly<Record<string, { certification?: string }>>,
): PlanDrawing {
  const ids = plan.gates.map(({ id }) => id);
  const placed = plan.items.map(({ certification }) => certification as string);
  const laneOf = (id: string) => placed.find((slug) => slug === gateLanes[id]?.certification);
  const gateOf = (slug: string) => ids.find((id) => laneOf(id) === slug) ?? null;
  const deadline = plan.deadline?.months ?? null;
  const far = Math.max(plan.total.months[1], deadline ?? 0) + 1.2;
  return {
    runs: [run(data, plan, gateOf, 0), run(data, plan, gateOf, 1)],
    span: Math.max(12, Math.ceil(far / 3) * 3),
    arrivals: plan.total.months,
    deadline,
    gates: ids.filter((id) => !laneOf(id)),
    startMonth: monthNumber(plan.start),
  };
}
