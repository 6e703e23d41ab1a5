import type { CertificationSlug } from '@/content/certifications/slugs';
import type { HeldState, SizeCode } from '@/content/planner/codes';

export type { Answers, Month } from '@/content/planner/types';

import type { Condition, Credit, Edge, Month, Outcome, Verdict } from '@/content/planner/types';

/** Shortest and longest run. */
export type Pair = readonly [number, number];
export type PhaseNumber = 1 | 2 | 3;

/** The rules without their words: everything the engine reads, small enough to send to the browser. */
export interface PlannerData {
  /** Months and US dollars of the three phases, from the certification records. */
  records: Record<CertificationSlug, { months: Pair[]; usd: Pair[] }>;
  /** In reading order. */
  rules: { id: string; when: readonly Condition[]; outcomes: readonly Outcome[]; gate?: string }[];
  scope: { id: string; when: readonly Condition[] }[];
  defaultRule: string;
  edges: Pick<Edge, 'id' | 'from' | 'to' | 'type' | 'lag'>[];
  credits: Pick<Credit, 'id' | 'held' | 'states' | 'asked' | 'level' | 'phases'>[];
  gates: LineData[];
  questions: LineData[];
  tasks: LineData[];
  promises: LineData[];
  remarks: LineData[];
  /** Days on which law changes, ISO, each with the certification it meets. */
  dates: (LineData & { certification: CertificationSlug; day: string })[];
  pathways: { id: string; months: Pair; stops: CertificationSlug[]; optional: CertificationSlug[] }[];
  people: Record<SizeCode, number | null>;
  order: readonly CertificationSlug[];
  heldCheck: Pair;
  lanesForTen: number;
  questionsAtMost: number;
  deadlineVerdicts: Record<DeadlineRule, string>;
}

interface LineData {
  id: string;
  when: readonly Condition[];
}

export type DeadlineRule = 'D1' | 'D2' | 'D3';

/** A certification with the rules that put it where it stands. */
export interface Judged {
  certification: CertificationSlug;
  rules: string[];
}

/** Months from the start: `[shortest run, longest run]`. */
export interface PlannedPhase {
  n: PhaseNumber;
  start: Pair;
  end: Pair;
}

/** A planned certification. */
export interface Item extends Judged {
  verdict: Extract<Verdict, 'needed' | 'usual' | 'gate'>;
  phases: PlannedPhase[];
  /** US dollars of the planned phases. */
  usd: Pair;
  credits: string[];
  /** CMMC level, where a rule names one. */
  level?: 1 | 2;
  /** Phase that waits behind a gate: its own length, without a date. */
  afterGate?: { n: PhaseNumber; months: Pair };
}

/** A certification to ask about: what it would add, from its own record. */
export interface Asked extends Judged {
  adds: { months: Pair; usd: Pair };
}

/** A credited certification; `check` in months where a buyer asks for it, no dollars. */
export interface Held extends Judged {
  state: Exclude<HeldState, 'none'>;
  check: Pair | null;
}

/** What exists at the deadline: phases done, and months into the one under way. */
export interface Progress {
  certification: CertificationSlug;
  done: number;
  under: { n: PhaseNumber; months: number } | null;
}

/** The deadline against the plan; `months` from start to deadline, both included. */
export interface DeadlineResult {
  month: Month;
  months: number;
  rule: DeadlineRule;
  verdict: string;
  /** State of every item at the deadline, shortest and longest run. */
  by: { short: Progress[]; long: Progress[] };
  /** Latest start that meets the deadline, shortest and longest run. */
  latestStart: readonly [Month, Month];
}

/** The whole answer. Lists of ids name lines of content/planner. */
export interface Plan {
  /** Said instead of a plan (`incomplete`, `dates`, `energetics` alone) or above it. */
  message: 'incomplete' | 'energetics' | 'dates' | null;
  items: Item[];
  notNeeded: Judged[];
  ask: Asked[];
  held: Held[];
  gates: { id: string; rules: string[] }[];
  total: { months: Pair; usd: Pair };
  deadline: DeadlineResult | null;
  /** Rules that speak about the whole: people, registration, energetics, practice. */
  notes: string[];
  questions: string[];
  tasks: string[];
  promises: string[];
  remarks: string[];
  /** Dates in law within the plan’s calendar that meet one of its certifications. */
  dates: string[];
  /** Published pathway whose stops are the plan's. */
  pathway: string | null;
  start: Month;
}
