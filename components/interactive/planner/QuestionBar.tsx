import { clsx } from 'clsx';
import { memo, useState } from 'react';
import type { PlannerState } from '@/lib/planner/answers/planner-state';
import { visibleQuestions } from '@/lib/planner/engine/answers';
import { longMonth } from '@/lib/planner/engine/calendar-months';
import { addMonths } from '@/lib/planner/engine/months';
import type { PlannerQuestions, QuestionName, QuestionText } from '@/lib/planner/words/questions';
import { fill } from '@/lib/text/fill';
import { Choices } from './Choices';
import { MonthChoice } from './MonthChoice';
import type { PlannerActions } from './planner-actions';

interface QuestionBarProps {
  copy: PlannerQuestions;
  given: PlannerState;
  /** The expanded question. */
  open: QuestionName | null;
  onOpen: (field: QuestionName | null) => void;
  /** Opens a question and focuses its first option. */
  onNext: (field: QuestionName) => void;
  actions: PlannerActions;
  /** The visitor's month; empty in the prebuilt page. */
  today: string;
}

const isMonth = (field: QuestionName): field is 'start' | 'deadline' =>
  field === 'start' || field === 'deadline';

/** Returns the text of a chip: labels of the selected options or names of held certifications; undefined for a month. */
function answerOf({ field, groups }: QuestionText, { answers }: PlannerState): string | undefined {
  if (isMonth(field)) return undefined;
  const value = answers[field];
  if (field === 'held')
    return groups.flatMap(({ title, held = '' }) => (held in answers.held ? title : [])).join(', ');
  const codes: readonly string[] = [value as string | readonly string[]].flat();
  const labels = groups.flatMap(({ options }) => options).filter(({ code }) => codes.includes(code));
  return labels.map(({ label }) => label).join(', ');
}

/** Renders the answers as a row of chips; each expands its question in place, one at a time. */
export function QuestionBar({ copy, given, open, onOpen, onNext, actions, today }: QuestionBarProps) {
  const { words } = copy;
  /** Whether mobile shows the questions after the two that a plan requires. */
  const [all, setAll] = useState(false);
  /** Closes a question and focuses its chip, because the button disappears with the question. */
  const close = (field: QuestionName, index: number) => {
    // On mobile the chip would disappear, too.
    if (index > 1) setAll(true);
    onOpen(null);
    document.querySelector<HTMLElement>(`[data-answer=${field}]`)?.focus();
  };
  const visible = visibleQuestions(given.answers);
  const questions = copy.questions.filter(({ field }) => isMonth(field) || visible.includes(field));
  const [, second] = questions;
  const months = {
    start: today ? longMonth(given.start ?? addMonths(today, 1)) : undefined,
    deadline: given.deadline ? longMonth(given.deadline) : undefined,
  };
  return (
    <ul className="answers flex flex-wrap pb-6 md:gap-2">
      {questions.map((question, index) => {
        const { field, month } = question;
        const answer = isMonth(field) ? (months[field] ?? month?.empty) : answerOf(question, given);
        const assumed = isMonth(field) ? !given[field] : !given.answered.includes(field);
        const next = questions[index + 1];
        return (
          <li
            className={clsx('contents', index > 1 && !all && open !== field && 'max-md:hidden')}
            key={field}
          >
            <Chip
              answer={answer || words.none}
              assumed={assumed}
              change={open === field ? words.close : words.change}
              field={field}
              name={question.name}
              onOpen={onOpen}
              open={open === field}
              words={words}
            />
            {open === field && (
              <fieldset
                aria-describedby={question.hint && `hint-${field}`}
                className="question"
                id={`question-${field}`}
              >
                <legend className="float-left w-full">
                  <h2 className="text-name">{question.label}</h2>
                </legend>
                {question.hint && (
                  <p className="clear-both text-muted text-small" id={`hint-${field}`}>
                    {question.hint}
                  </p>
                )}
                <div
                  className={clsx(
                    'clear-both mt-4 mb-3 grid gap-x-6 gap-y-4',
                    field === 'held' && 'md:grid-cols-2',
                    field === 'buyers' && 'lg:grid-cols-seven-two-three',
                  )}
                >
                  {isMonth(field) && month ? (
                    <MonthChoice field={field} month={months[field]} actions={actions} words={month} />
                  ) : (
                    !isMonth(field) && (
                      <Choices actions={actions} selected={given.answers[field]} question={question} />
                    )
                  )}
                </div>
                {question.note && <p className="max-w-measure text-muted text-small">{question.note}</p>}
                <p className="flex flex-wrap gap-x-6">
                  {next && (
                    <button
                      className="word-link min-h-11 text-left"
                      onClick={() => onNext(next.field)}
                      type="button"
                    >
                      {fill(words.next, { question: next.label })}
                    </button>
                  )}
                  <button
                    className="word-link min-h-11 text-left"
                    onClick={() => close(field, index)}
                    type="button"
                  >
                    {words.done}
                  </button>
                </p>
              </fieldset>
            )}
            {field === second?.field && (
              <button
                aria-expanded={all}
                className="word-link min-h-12 basis-full hair-b text-left text-muted md:hidden"
                onClick={() => setAll(!all)}
                type="button"
              >
                {fill(words.more, { n: copy.numbers[questions.length - 2] ?? '' })}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface ChipProps {
  field: QuestionName;
  name: string;
  answer: string;
  assumed: boolean;
  open: boolean;
  /** Label of the action, shown on mobile, where the chip is a row. */
  change: string;
  words: PlannerQuestions['words'];
  onOpen: (field: QuestionName | null) => void;
}

/** Renders one answer with the name of its question; dashed while the answer is assumed. */
const Chip = memo(function Chip({ field, name, answer, assumed, open, change, words, onOpen }: ChipProps) {
  return (
    <button
      aria-controls={open ? `question-${field}` : undefined}
      aria-expanded={open}
      className={clsx('answer', assumed && 'answer-assumed')}
      data-answer={field}
      onClick={() => onOpen(open ? null : field)}
      type="button"
    >
      <span>{name}:</span> <b className={clsx('max-md:flex-1', assumed && 'font-normal')}>{answer}</b>
      <span className="sr-only">{assumed ? ` ${words.assumed}` : ''}</span>{' '}
      <span className="word-link md:hidden">{change}</span>
    </button>
  );
});
