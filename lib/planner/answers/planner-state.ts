import { type QuestionField, questionFields } from '@/content/planner/codes';
import { monthsAhead } from '@/content/planner/limits';
import { defaultAnswers, readAnswers } from '../engine/answers';
import { addMonths, monthNumber, monthOfNumber } from '../engine/months';
import type { Answers, Month } from '../engine/types';
import { fromFragment } from '../link/from-fragment';
import type { LinkNotices } from '../link/link-reader';
import { toFragment } from '../link/to-fragment';

/** What a visitor has said so far: all that is not answered is what the plan assumes. */
export interface PlannerState {
  answers: Omit<Answers, 'start' | 'deadline'>;
  /** Questions that were answered, by a press or a link. */
  answered: readonly QuestionField[];
  /** The months that were chosen. */
  start: Month | null;
  deadline: Month | null;
}

/** A question whose choices are codes: several may be chosen, some of them exclude the others. */
export interface QuestionDefinition {
  field: Exclude<QuestionField, 'held'>;
  multiple?: boolean;
  alone?: readonly string[];
}

const { start: _, deadline: __, ...open } = defaultAnswers('');

/** Nothing is answered. */
export const emptyState: PlannerState = { answers: open, answered: [], start: null, deadline: null };

/** The answers of a link, and what of it could not be kept. `today` is the visitor's month. */
export function stateFromLink(fragment: string, today: Month): { given: PlannerState; notices: LinkNotices } {
  const { answers, given: answered, hasStart, notices } = fromFragment(fragment, today);
  const { start, deadline, ...rest } = answers;
  return { given: { answers: rest, answered, start: hasStart ? start : null, deadline }, notices };
}

/** Marks a question as answered or open again. */
const marked = ({ answered }: PlannerState, field: QuestionField, isAnswered: boolean) =>
  questionFields.filter((each) => (each === field ? isAnswered : answered.includes(each)));

/** The chosen codes after a press on one of them: one more, one less, or one alone. */
function toggled(codes: readonly string[], code: string, { alone = [] }: QuestionDefinition): string[] {
  if (alone.includes(code)) return [code];
  if (codes.includes(code)) return codes.filter((other) => other !== code);
  return [...codes.filter((other) => !alone.includes(other)), code];
}

/** Presses a choice: the only one of its question, one more or one less. Without any the question is open again. */
export function toggleOption(given: PlannerState, asked: QuestionDefinition, code: string): PlannerState {
  const { field, multiple } = asked;
  const { answers } = given;
  if (!multiple)
    return { ...given, answers: { ...answers, [field]: code }, answered: marked(given, field, true) };
  const codes = toggled(answers[field] as readonly string[], code, asked);
  return {
    ...given,
    answers: { ...answers, [field]: codes.length > 0 ? codes : open[field] },
    answered: marked(given, field, codes.length > 0),
  };
}

/** Says in which state a certification is held. */
export function setCertificateStatus(given: PlannerState, slug: string, state: string): PlannerState {
  const { [slug as keyof Answers['held']]: _before, ...rest } = given.answers.held;
  const held = state === 'none' ? rest : { ...rest, [slug]: state };
  return { ...given, answers: { ...given.answers, held }, answered: marked(given, 'held', true) };
}

/** The start that nobody has chosen. */
const nextMonth = (today: Month) => addMonths(today, 1);
/** The chosen start, unless the page stood open while it went by. */
const startOf = ({ start }: PlannerState, today: Month) => (start && start >= today ? start : null);

/** The nearest month that a plan can have: neither over nor too far ahead. */
function reachable(month: Month, today: Month): Month {
  const first = monthNumber(today);
  return monthOfNumber(Math.min(Math.max(monthNumber(month), first), first + monthsAhead));
}

/** Moves the start or the deadline by months; without a number the deadline is set, a year after the start, or removed. */
export function shiftMonth(
  given: PlannerState,
  which: 'start' | 'deadline',
  by: number | null,
  today: Month,
): PlannerState {
  const start = startOf(given, today) ?? nextMonth(today);
  if (which === 'start') return { ...given, start: reachable(addMonths(start, by ?? 0), today) };
  if (by === null) return { ...given, deadline: given.deadline ? null : addMonths(start, 11) };
  return { ...given, deadline: reachable(addMonths(given.deadline ?? start, by), today) };
}

/** The answers as the engine reads them. */
export const answersFromState = (given: PlannerState, today: Month): Answers =>
  readAnswers(
    { ...given.answers, start: startOf(given, today) ?? nextMonth(today), deadline: given.deadline },
    nextMonth(today),
  );

/** The fragment that brings the answers back; empty where nothing was said. */
export function fragmentFromState(given: PlannerState, today: Month): string {
  const { answered, deadline } = given;
  const start = startOf(given, today);
  if (answered.length === 0 && !start && !deadline) return '';
  const answers = answersFromState(given, today);
  return `#${toFragment({ ...answers, start: start ?? undefined }, answered)}`;
}
