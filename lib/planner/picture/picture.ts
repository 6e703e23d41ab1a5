import type { StageCode } from '@/content/planner/types';
import type { FirstBid } from '../engine/first-bid';
import type { Pair } from '../engine/types';

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
  state: 'planned' | 'held' | 'ask' | 'open';
  bars: Bar[];
  end: number | null;
  /** Ends the plan. */
  last: boolean;
  /** Ids of the gates behind it. */
  gates: string[];
  /** Length of the phase behind a gate, in months; it has no date. */
  after: number | null;
  /** Number of the open question that decides whether the plan has it. */
  question: number | null;
  /** By when it has to stand; null where that is not known, or nobody asks. */
  stage: StageCode | null;
  /** Months in which the year after it is over: surveillance, affirmation, renewal. */
  yearly: number[];
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
  /** Days on which law changes, in months from the start, each on the lane of a certification. */
  legal: readonly { id: string; certification: string; month: number }[];
  /** What a first bid needs. */
  bid: FirstBid;
  /** The published pathway with the same stops, months from the start. */
  published: { id: string; months: Pair } | null;
}

export interface RunDrawing {
  lanes: LaneDrawing[];
  links: { from: number; to: number; month: number }[];
  /** Lane that ends the plan; -1 where nothing is planned. */
  last: number;
}

const moving = 4;
/** Whether a picture moves when it changes: not with more certifications than four, since motion costs time at every press. */
export const moves = ({ runs: [{ lanes }] }: PlanDrawing): boolean =>
  lanes.filter(({ bars }) => bars.length > 0).length <= moving;
