import type { CertificationSlug } from '@/content/certifications/slugs';
import type { HeldState } from '@/content/planner/codes';
import type { DeadlineFit } from '@/content/planner/messages';
import type { EarVerdict, LetterCode, Month, StageCode, Verdict } from '@/content/planner/types';

export type { Answers, Month } from '@/content/planner/types';

/** Shortest and longest run. */
export type MinMax = readonly [number, number];
export type PhaseNumber = 1 | 2 | 3;

/** A certification with the rules that put it where it stands. */
export interface ClassifiedCertification {
  certification: CertificationSlug;
  rules: string[];
}

/** Months from the start: `[shortest run, longest run]`. */
export interface PlannedPhase {
  n: PhaseNumber;
  start: MinMax;
  end: MinMax;
}

/** Months of a calendar, shortest and longest run. */
export type Months = readonly [Month, Month];

/** A planned certification. */
export interface PlannedCertification extends ClassifiedCertification {
  verdict: Extract<Verdict, 'needed' | 'usual' | 'gate'>;
  /** By when it has to stand. */
  stage: StageCode;
  phases: PlannedPhase[];
  /** US dollars of the planned phases. */
  usd: MinMax;
  credits: string[];
  /** When it is done; null where the last phase is not planned or others decide. Then its phases are `prepared`. */
  done: Months | null;
  prepared: Months | null;
  /** CMMC level and kind of assessment, where a rule names them. */
  level?: 1 | 2;
  assessment?: 'self';
  /** Its system is in use today. */
  inUse?: true;
  /** Something falls due each year. */
  yearly?: true;
  /** Phase that waits behind a gate: its own length, without a date. */
  afterGate?: { n: PhaseNumber; months: MinMax };
}

/** A certification to ask about: what it would add, from its own record. */
export interface PossibleCertification extends ClassifiedCertification {
  stage: StageCode;
  adds: { months: MinMax; usd: MinMax };
  /** What it adds is preparation: others decide the last phase, without a date. */
  prepares?: true;
}

/** A credited certification; `check` in months where a buyer asks for it, no dollars. */
export interface ExistingCertification extends ClassifiedCertification {
  state: Exclude<HeldState, 'none'>;
  check: MinMax | null;
  /** By when the check is due, where there is one. */
  stage: StageCode | null;
  /** It is inside another certificate or a system in use, with no certificate of its own. */
  contained: boolean;
  yearly?: true;
}

/** The line below ITAR: whether the EAR asks for a license. */
interface Ear {
  verdict: EarVerdict;
  stage: StageCode | null;
  rules: string[];
}

/** What the answer about weapons adds: a decision by others before the bid, or none. */
interface Weapon {
  gate: 'armed' | 'armed-open' | null;
  stage: Extract<StageCode, 'before-bid'> | null;
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
  fit: DeadlineFit;
  rule: string;
  verdict: string;
  /** State of every item at the deadline, shortest and longest run. */
  by: { short: Progress[]; long: Progress[] };
  /** Latest start that meets the deadline, shortest and longest run. */
  latestStart: readonly [Month, Month];
}

/** An action that holds: the letter to send, its place in the record (-1 for none), and the places of the recipients and times. */
export interface FirstAction {
  id: string;
  letter: LetterCode | null;
  place: number;
  to: number[];
  howLong: number[];
}

/** The whole answer. Lists of ids name lines of content/planner. */
export interface Plan {
  /** Said instead of a plan (`incomplete`, `dates`, `energetics` alone) or above it. */
  message: 'incomplete' | 'energetics' | 'dates' | null;
  items: PlannedCertification[];
  notNeeded: ClassifiedCertification[];
  ask: PossibleCertification[];
  held: ExistingCertification[];
  ear: Ear | null;
  /** Null where it is not asked, or where there is no plan. */
  weapon: Weapon | null;
  /** Planned certifications by the start of the shortest run. */
  order: CertificationSlug[];
  /** What to do first, at most five, and what comes after these. */
  actions: FirstAction[];
  later: FirstAction[];
  gates: { id: string; rules: string[] }[];
  total: { months: MinMax; usd: MinMax };
  deadline: DeadlineResult | null;
  /** Rules that speak about the whole: people, registration, energetics, practice. */
  notes: string[];
  /** Rules about weapons that open what is also worth knowing. */
  worth: string[];
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
