import { type QuestionField, questionFields } from '@/content/planner/codes';
import { monthsAhead } from '@/content/planner/limits';
import { defaultAnswers, readAnswers } from '../engine/answers';
import { addMonths, monthNumber, monthOfNumber } from '../engine/months';
import type { Answers, Month } from '../engine/types';
import { fromFragment } from '../link/from-fragment';
import type { LinkNotices } from '../link/link-reader';
import { toFragment } from '../link/to-fragment';

/** The visitor’s answers so far; the plan assumes defaults for the unanswered questions. */
export interface PlannerState {
  answers: Omit<Answers, 'start' | 'deadline'>;
  /** Questions that were answered by a click or a link. */
  answered: readonly QuestionField[];
  /** Selected months; null where the visitor has not selected one. */
  start: Month | null;
  deadline: Month | null;
}

/** A question whose options are codes; `alone` lists the codes that exclude the others. */
export interface QuestionDefinition {
  field: Exclude<QuestionField, 'held'>;
  multiple?: boolean;
  alone?: readonly string[];
}

const { start: _, deadline: __, ...defaults } = defaultAnswers('');

/** The state without any answers. */
export const emptyState: PlannerState = { answers: defaults, answered: [], start: null, deadline: null };

/** Returns the state for a link, and notices about the parts that could not be used. `today` is the visitor’s month. */
export function stateFromLink(fragment: string, today: Month): { given: PlannerState; notices: LinkNotices } {
  const { answers, given: answered, hasStart, notices } = fromFragment(fragment, today);
  const { start, deadline, ...rest } = answers;
  return { given: { answers: rest, answered, start: hasStart ? start : null, deadline }, notices };
}

/** Adds a question to the answered ones, or removes it. */
const withAnswered = ({ answered }: PlannerState, field: QuestionField, isAnswered: boolean) =>
  questionFields.filter((each) => (each === field ? isAnswered : answered.includes(each)));

/** Returns the selected codes after a click on one of them; an exclusive code replaces all others. */
function toggleCode(codes: readonly string[], code: string, { alone = [] }: QuestionDefinition): string[] {
  if (alone.includes(code)) return [code];
  if (codes.includes(code)) return codes.filter((other) => other !== code);
  return [...codes.filter((other) => !alone.includes(other)), code];
}

/** Toggles an option; a single-choice question replaces its answer. A question without selected options is defaults again. */
export function toggleOption(state: PlannerState, question: QuestionDefinition, code: string): PlannerState {
  const { field, multiple } = question;
  const { answers } = state;
  if (!multiple)
    return { ...state, answers: { ...answers, [field]: code }, answered: withAnswered(state, field, true) };
  const codes = toggleCode(answers[field] as readonly string[], code, question);
  return {
    ...state,
    answers: { ...answers, [field]: codes.length > 0 ? codes : defaults[field] },
    answered: withAnswered(state, field, codes.length > 0),
  };
}

/** Sets the status of a certification. */
export function setCertificateStatus(state: PlannerState, slug: string, status: string): PlannerState {
  const { [slug as keyof Answers['held']]: _before, ...rest } = state.answers.held;
  const held = status === 'none' ? rest : { ...rest, [slug]: status };
  return { ...state, answers: { ...state.answers, held }, answered: withAnswered(state, 'held', true) };
}

/** The default start. */
const nextMonth = (today: Month) => addMonths(today, 1);
/** Returns the selected start, unless it has passed since the page was opened. */
const startOf = ({ start }: PlannerState, today: Month) => (start && start >= today ? start : null);

/** Clamps a month to the range of the planner: neither past nor too far ahead. */
function clampMonth(month: Month, today: Month): Month {
  const first = monthNumber(today);
  return monthOfNumber(Math.min(Math.max(monthNumber(month), first), first + monthsAhead));
}

/** Moves the start or the deadline by months; `null` sets the deadline to a year after the start, or removes it. */
export function shiftMonth(
  state: PlannerState,
  which: 'start' | 'deadline',
  by: number | null,
  today: Month,
): PlannerState {
  const start = startOf(state, today) ?? nextMonth(today);
  if (which === 'start') return { ...state, start: clampMonth(addMonths(start, by ?? 0), today) };
  if (by === null) return { ...state, deadline: state.deadline ? null : addMonths(start, 11) };
  return { ...state, deadline: clampMonth(addMonths(state.deadline ?? start, by), today) };
}

/** Returns the answers for the engine. */
export const answersFromState = (state: PlannerState, today: Month): Answers =>
  readAnswers(
    { ...state.answers, start: startOf(state, today) ?? nextMonth(today), deadline: state.deadline },
    nextMonth(today),
  );

/** Returns the URL fragment that restores the state; empty if nothing is answered. */
export function fragmentFromState(state: PlannerState, today: Month): string {
  const { answered, deadline } = state;
  const start = startOf(state, today);
  if (answered.length === 0 && !start && !deadline) return '';
  const answers = answersFromState(state, today);
  return `#${toFragment({ ...answers, start: start ?? undefined }, answered)}`;
}
