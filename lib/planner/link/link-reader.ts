import {
  commandLineProduct,
  type DataCode,
  type QuestionField,
  questionFields,
} from '@/content/planner/codes';
import { monthsAhead } from '@/content/planner/limits';
import { defaultAnswers, readAnswers } from '../engine/answers';
import { addMonths, monthNumber } from '../engine/months';
import type { Answers, Month } from '../engine/types';
import { linkKeys, noCertificates, version } from './to-fragment';

/** Parts of a link that could not be used unchanged. */
export interface LinkNotices {
  /** Data answers that a marking overrode. */
  data?: DataCode[];
  /** A start or a deadline in the past. */
  start?: Month;
  deadline?: Month;
  /** Parts that the planner does not know, as written. */
  unknown: string[];
}

/** The result of reading a link. */
export interface ReadLink {
  answers: Answers;
  /** The questions that it answers. */
  given: QuestionField[];
  /** Whether it sets a start; otherwise the plan starts next month, relative to the date of the visit. */
  hasStart: boolean;
  notices: LinkNotices;
}

/** Parses one answer; null if the planner does not know the value. */
function parseAnswer(field: QuestionField, value: unknown): Partial<Answers> | null {
  try {
    return { [field]: readAnswers({ [field]: value }, '')[field] };
  } catch {
    return null;
  }
}

/** Parses a month within the range of the planner, else undefined; `today` is the visitor’s current month. */
function parseMonth(value: string, today: Month): Month | undefined {
  const isMonth = /^\d{4}-(0[1-9]|1[0-2])$/.test(value);
  return isMonth && Math.abs(monthNumber(value) - monthNumber(today)) <= monthsAhead ? value : undefined;
}

/** Parses a deadline: a month, or the number of months from the start. */
function parseDeadline(value: string, today: Month): Month | number | undefined {
  const count = /^[1-9]\d?$/.test(value) ? Number(value) : Number.POSITIVE_INFINITY;
  return count <= monthsAhead ? count : parseMonth(value, today);
}

/** Reads a link part by part and collects the unknown parts. */
export class LinkReader {
  readonly answers: Answers;
  readonly given = new Set<QuestionField>();
  readonly notices: LinkNotices = { unknown: [] };
  private readonly seen = new Set<string>();
  private start: Month | undefined;
  private deadline: Month | number | undefined;

  constructor(private readonly today: Month) {
    this.answers = defaultAnswers(addMonths(today, 1));
  }

  /** Reads one part; a repeated key is reported as unknown, because the first one counts. */
  read(piece: string, name: string, value: string) {
    const isRepeated = this.seen.has(name);
    this.seen.add(name);
    if (isRepeated || !this.accepts(name, value)) this.notices.unknown.push(piece);
  }

  private accepts(name: string, value: string): boolean {
    const field = questionFields.find((each) => linkKeys[each] === name);
    if (field === 'held') return this.acceptsHeld(value);
    if (field)
      return Array.isArray(this.answers[field])
        ? this.acceptsList(field, value)
        : this.acceptsOne(field, value);
    if (name === 'v') return value === version;
    if (name === 'start') this.start = parseMonth(value, this.today);
    else if (name === 'deadline') this.deadline = parseDeadline(value, this.today);
    return (name === 'start' && !!this.start) || (name === 'deadline' && !!this.deadline);
  }

  private acceptsOne(field: QuestionField, value: string): boolean {
    const one = parseAnswer(field, value);
    if (!one) return false;
    Object.assign(this.answers, one);
    this.given.add(field);
    return true;
  }

  /** Keeps the known codes of a list and reports each of the others. */
  private acceptsList(field: QuestionField, value: string): boolean {
    const known = this.known(value, (code) => code !== commandLineProduct && parseAnswer(field, [code]));
    if (known.length === 0) return true;
    Object.assign(this.answers, parseAnswer(field, known));
    this.given.add(field);
    const overridden = known.filter(
      (code) => field === 'data' && !this.answers.data.some((current) => current === code),
    );
    if (overridden.length > 0) this.notices.data = overridden as DataCode[];
    return true;
  }

  private acceptsHeld(value: string): boolean {
    const states = (code: string) => parseAnswer('held', Object.fromEntries([code.split(':')]))?.held;
    const known = this.known(value, (code) => code === noCertificates || states(code));
    this.answers.held = Object.assign({}, ...known.map(states));
    if (known.length > 0) this.given.add('held');
    return true;
  }

  private known(value: string, isKnown: (code: string) => unknown): string[] {
    const codes = value.split('.').filter(Boolean);
    this.notices.unknown.push(...codes.filter((code) => !isKnown(code)));
    return codes.filter(isKnown);
  }

  /** Returns the result; drops months in the past. */
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
