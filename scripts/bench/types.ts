import type { Kind } from '../support/serve-export';

/** Reports the progress of a measurement. */
export type Log = (text: string) => void;

/**
 * One load as measured by Lighthouse: ms, points of 100, CLS as a number, and ms of processor time of the main thread.
 */
export interface Load {
  lcp: number;
  cls: number;
  blocking: number;
  score: number;
  cpu: number;
}

/** A page beside its twin without scripts: medians in ms, points of 100. */
export interface TwinRow extends Load {
  route: string;
  twinLcp: number;
}

/** A template beside its twin, and what it weighs: bytes of brotli by kind. */
export interface PageRow extends TwinRow {
  lcpRatio: number;
  bytes: Partial<Record<Kind, number>>;
  /** Bytes of the HTML before compression. */
  html: number;
  requests: number;
}

/** Layout shift of one load at one width in px. */
export interface ShiftRow {
  route: string;
  width: number;
  shift: number;
}

/** Click to heading beside a full load, in ms; data files asked for before the link was pointed at. */
export interface ClickRow {
  line: 'open' | 'slow 4G';
  full: number;
  hurried: number;
  ready: number;
  unasked: number;
}

/** A build: seconds, peak memory in MB, and ms per page beyond the smallest build. */
export interface Build {
  seconds: number;
  memory: number;
  perDocument?: number;
}

/** Builds of as many pages of the site and of the empty stack. */
export interface BuildRow {
  count: number;
  site: Build;
  empty: Build;
  scripts: { bytes: number; content: boolean };
}

/** Builds of several sizes, and what one page of them is: bytes of HTML, elements, links. */
export interface Builds {
  page: { bytes: number; elements: number; links: number };
  rows: BuildRow[];
}

/** The answer to a press at four-fold slowdown. */
export interface PressRow {
  press: string;
  /** ms from the press to the painted answer. */
  ms: number;
}

/** What a run measured; parts that were not requested are absent. */
export interface Results {
  pages?: PageRow[];
  slowed?: TwinRow[];
  shifts?: ShiftRow[];
  clicks?: ClickRow[];
  presses?: PressRow[];
  builds?: Builds;
}

/** A goal and its result, as text, and whether it is met. */
export interface Goal {
  goal: string;
  limit: string;
  found: string;
  met: boolean;
}
