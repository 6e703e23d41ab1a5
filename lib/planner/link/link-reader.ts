import { type DataCode, type QuestionField, questionFields } from '@/content/planner/codes';
import { monthsAhead } from '@/content/planner/limits';
import { defaultAnswers, readAnswers } from '../engine/answers';
import { addMonths, monthNumber } from '../engine/months';
import type { Answers, Month } from '../engine/types';
import { keyOf, nothingHeld, version } from './to-fragment';

/** Links of the first version of the questions are read too, with a notice. */
const firstVersion = '1';

/** What a link says that could not be kept as it stands. */
export interface LinkNotices {
  /** Made for the first version of the questions. */
  older?: true;
  /** Its answer to the one question on US parts. */
  usParts?: 'yes' | 'no' | 'unknown';
  /** Answers that yielded to a marking. */
  data?: DataCode[];
  /** Its start or its deadline is over. */
  start?: Month;
  deadline?: Month;
  /** Parts that the planner does not know. */
  unknown: string[];
}

/** A link as it was read. */
export interface ReadLink {
  answers: Answers;
  /** The questions it answers. */
  given: QuestionField[];
  /** Whether it names a start; otherwise the plan starts next month, whenever that is. */
  hasStart: boolean;
  notices: LinkNotices;
}

/** Reads one answer; null where the planner does not know it. */
function accepted(field: QuestionField, value: unknown): Partial<Answers> | null {
  try {
    return { [field]: readAnswers({ [field]: value }, '')[field] };
  } catch {
    return null;
  }
}

/** What the old question on US parts says about the two that took its place; null where the code is not known. */
export function readUsParts(code: unknown): Pick<Answers, 'usItem' | 'usPerson'> | null {
  if (code === 'yes' || code === 'unknown') return { usItem: 'unknown', usPerson: 'unknown' };
  return code === 'no' ? { usItem: 'none', usPerson: 'unknown' } : null;
}

/** A month that a plan can have; undefined where it cannot. `today` is the month of the visitor. */
function monthOf(value: string, today: Month): Month | undefined {
  const isMonth = /^\d{4}-(0[1-9]|1[0-2])$/.test(value);
  return isMonth && Math.abs(monthNumber(value) - monthNumber(today)) <= monthsAhead ? value : undefined;
}

/** A deadline: a month, or the number of months from the start to its end. */
function deadlineOf(value: string, today: Month): Month | number | undefined {
  const count = /^[1-9]\d?$/.test(value) ? Number(value) : Number.POSITIVE_INFINITY;
  return count <= monthsAhead ? count : monthOf(value, today);
}

/** Reads a link piece by piece; what is not known is named. */
export class LinkReader {
  readonly answers: Answers;
  readonly given = new Set<QuestionField>();
  readonly notices: LinkNotices = { unknown: [] };
  private readonly seen = new Set<string>();
  private start: Month | undefined;
  private deadline: Month | number | undefined;

  constructor(
    private readonly today: Month,
    /** Whether the link answers the two questions that took the place of the one on US parts. */
    private readonly isNew: boolean,
  ) {
    this.answers = defaultAnswers(addMonths(today, 1));
  }

  /** Reads one piece; a key that comes again is named, as the first one counts. */
  read(piece: string, name: string, value: string) {
    const isAgain = this.seen.has(name);
    this.seen.add(name);
    if (isAgain || !this.accepts(name, value)) this.notices.unknown.push(piece);
  }

  private accepts(name: string, value: string): boolean {
    const field = questionFields.find((each) => keyOf[each] === name);
    if (field === 'held') return this.acceptsHeld(value);
    if (field)
      return Array.isArray(this.answers[field])
        ? this.acceptsList(field, value)
        : this.acceptsOne(field, value);
    if (name === 'v') return this.acceptsVersion(value);
    if (name === 'us') return this.acceptsUsParts(value);
    if (name === 'start') this.start = monthOf(value, this.today);
    else if (name === 'deadline') this.deadline = deadlineOf(value, this.today);
    return (name === 'start' && !!this.start) || (name === 'deadline' && !!this.deadline);
  }

  private acceptsVersion(value: string): boolean {
    if (value === firstVersion) this.notices.older = true;
    return value === firstVersion || value === version;
  }

  private acceptsUsParts(value: string): boolean {
    const old = this.isNew ? null : readUsParts(value);
    if (!old) return false;
    Object.assign(this.answers, old);
    this.notices.usParts = value as LinkNotices['usParts'];
    if (old.usItem !== 'unknown') this.given.add('usItem');
    return true;
  }

  private acceptsOne(field: QuestionField, value: string): boolean {
    const one = accepted(field, value);
    if (!one) return false;
    Object.assign(this.answers, one);
    this.given.add(field);
    return true;
  }

  /** Of a list the known codes count; the others are named one by one. */
  private acceptsList(field: QuestionField, value: string): boolean {
    const known = this.known(value, (code) => accepted(field, [code]));
    if (known.length === 0) return true;
    Object.assign(this.answers, accepted(field, known));
    this.given.add(field);
    const yielded = known.filter(
      (code) => field === 'data' && !this.answers.data.some((kept) => kept === code),
    );
    if (yielded.length > 0) this.notices.data = yielded as DataCode[];
    return true;
  }

  private acceptsHeld(value: string): boolean {
    const states = (code: string) => accepted('held', Object.fromEntries([code.split(':')]))?.held;
    const known = this.known(value, (code) => code === nothingHeld || states(code));
    this.answers.held = Object.assign({}, ...known.map(states));
    if (known.length > 0) this.given.add('held');
    return true;
  }

  private known(value: string, isKnown: (code: string) => unknown): string[] {
    const codes = value.split('.').filter(Boolean);
    this.notices.unknown.push(...codes.filter((code) => !isKnown(code)));
    return codes.filter(isKnown);
  }

  /** The link as a whole: months that are over do not count. */
  finish(): ReadLink {
    const { answers, notices, start, deadline } = this;
    const hasStart = start !== undefined && start >= this.today;
    if (hasStart) answers.start = start;
    else if (start) notices.start = start;
    if (typeof deadline === 'number') answers.deadline = addMonths(answers.start, deadline - 1);
    else if (deadline && deadline <= this.today && deadline < answers.start) notices.deadline = deadline;
    else answers.deadline = deadline ?? null;
    return { answers, given: questionFields.filter((field) => this.given.has(field)), hasStart, notices };
  }
}
