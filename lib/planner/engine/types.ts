import type { CertificationSlug } from '@/content/certifications/slugs';
import type { HeldState } from '@/content/planner/codes';
import type { DeadlineFit } from '@/content/planner/messages';
import type { EarVerdict, LetterCode, Month, StageCode, Verdict } from '@/content/planner/types';

export type { Answers, Month } from '@/content/planner/types';

/** Value on the shortest and on the longest run. */
export type MinMax = readonly [number, number];
/** Phase of a certification, in the order of its record. */
export type PhaseNumber = 1 | 2 | 3;

/** A certification with the rules that decided its verdict. */
export interface ClassifiedCertification {
  certification: CertificationSlug;
  rules: string[];
}

/** A scheduled phase; months from the start, shortest and longest run. */
export interface PlannedPhase {
  n: PhaseNumber;
  start: MinMax;
  end: MinMax;
}

/** Calendar months, shortest and longest run. */
export type Months = readonly [Month, Month];

/** A planned certification. */
export interface PlannedCertification extends ClassifiedCertification {
  verdict: Extract<Verdict, 'needed' | 'usual' | 'gate'>;
  /** When it is due. */
  stage: StageCode;
  phases: PlannedPhase[];
  /** US dollars of the planned phases. */
  usd: MinMax;
  credits: string[];
  /** Months in which it is done; null where the last phase is not planned or is decided by others, then `prepared` has the end of the planned phases. */
  done: Months | null;
  prepared: Months | null;
  /** CMMC level and kind of assessment, where a rule sets them. */
  level?: 1 | 2;
  assessment?: 'self';
  /** Whether its system is in use today. */
  inUse?: true;
  /** Whether something is due each year. */
  yearly?: true;
  /** The phase that waits behind a gate: its length in months, without a date. */
  afterGate?: { n: PhaseNumber; months: MinMax };
}

/** A certification that depends on an answer, with the months and dollars of its record that it would add. */
export interface PossibleCertification extends ClassifiedCertification {
  stage: StageCode;
  adds: { months: MinMax; usd: MinMax };
  /** Whether it adds only preparation, because others decide the last phase. */
  prepares?: true;
}

/** An existing certification; `check` is the time in months to verify it where a buyer requires it, at no cost. */
export interface ExistingCertification extends ClassifiedCertification {
  state: Exclude<HeldState, 'none'>;
  check: MinMax | null;
  /** When the check is due; null without a check. */
  stage: StageCode | null;
  /** Whether another certificate or a system in use covers it, without a separate certificate. */
  contained: boolean;
  yearly?: true;
}

/** The entry below ITAR: whether the EAR requires a license. */
interface Ear {
  verdict: EarVerdict;
  stage: StageCode | null;
  rules: string[];
}

/** What the weapon answer adds: a decision by others before the bid, or nothing. */
interface Weapon {
  gate: 'armed' | 'armed-open' | null;
  stage: Extract<StageCode, 'before-bid'> | null;
}

/** State of an item at the deadline: number of phases done, and the months spent in the current one. */
export interface Progress {
  certification: CertificationSlug;
  done: number;
  under: { n: PhaseNumber; months: number } | null;
}

/** The plan compared with its deadline; `months` from start to deadline, both included. */
export interface DeadlineResult {
  month: Month;
  months: number;
  fit: DeadlineFit;
  rule: string;
  /** State of every item at the deadline, shortest and longest run. */
  by: { short: Progress[]; long: Progress[] };
  /** Latest start that meets the deadline, shortest and longest run. */
  latestStart: readonly [Month, Month];
}

/** An action that applies: the letter to send, its index in the record (-1 for none), and the indexes of the recipients and durations. */
export interface FirstAction {
  id: string;
  letter: LetterCode | null;
  place: number;
  to: number[];
  howLong: number[];
}

/** The complete result. Lists of ids refer to records in content/planner. */
export interface Plan {
  /** Shown instead of a plan (`incomplete`, `dates`, `energetics` without items) or above it. */
  message: 'incomplete' | 'energetics' | 'dates' | null;
  items: PlannedCertification[];
  notNeeded: ClassifiedCertification[];
  ask: PossibleCertification[];
  held: ExistingCertification[];
  ear: Ear | null;
  /** Null where the question does not apply, or where there is no plan. */
  weapon: Weapon | null;
  /** Planned certifications by the start of the shortest run. */
  order: CertificationSlug[];
  /** The first actions, at most five, and the later ones. */
  actions: FirstAction[];
  later: FirstAction[];
  gates: { id: string; rules: string[] }[];
  total: { months: MinMax; usd: MinMax };
  deadline: DeadlineResult | null;
  /** Ids of rules about the whole plan: people, registration, energetics, practice. */
  notes: string[];
  /** Ids of rules about weapons, shown in the disclosure of further information. */
  worth: string[];
  questions: string[];
  tasks: string[];
  promises: string[];
  remarks: string[];
  /** Ids of legal dates within the plan’s calendar that affect one of its certifications. */
  dates: string[];
  /** Id of the published pathway with the same stops. */
  pathway: string | null;
  start: Month;
}
