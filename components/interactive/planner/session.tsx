import type { ReactNode } from 'react';
import { PlanDetails } from '@/components/sections/planner/PlanDetails';
import { PlanSummary } from '@/components/sections/planner/words/PlanSummary';
import { Unbroken } from '@/components/sections/planner/words/Unbroken';
import { questionFields } from '@/content/planner/codes';
import { monthsAhead } from '@/content/planner/limits';
import type { BudgetData } from '@/lib/budget/types';
import { alternativesTo } from '@/lib/planner/engine/alternatives';
import { readAnswers } from '@/lib/planner/engine/answers';
import { longMonth } from '@/lib/planner/engine/calendar-months';
import { layOut } from '@/lib/planner/engine/lay-out';
import { addMonths, monthNumber, monthOfDate, monthOfNumber } from '@/lib/planner/engine/months';
import { openQuestions } from '@/lib/planner/engine/open-questions';
import type { Month, PlannerData } from '@/lib/planner/engine/types';
import { fromFragment, type LinkNotices, toFragment } from '@/lib/planner/link/fragment';
import { toIcs } from '@/lib/planner/link/ics';
import { deadlineVerdict, peekOf, sentenceOf } from '@/lib/planner/words/describe';
import { noticeOf } from '@/lib/planner/words/notices';
import type { PlannerWords } from '@/lib/planner/words/words';
import { writeAddress } from './address';
import { pressedAnswers, showAnswers } from './choices';
import { showFirst } from './first-actions';
import { LiveDrawings } from './LiveDrawings';
import { OpenQuestions } from './OpenQuestions';
import { PlannerTools } from './PlannerTools';
import { foldAnswers, goToAnswers } from './phases';
import { answeredQuestions, markAnsweredOnly, showStates } from './question-states';
import { setText } from './set-text';

/** Contents of /planner.json. */
export interface PlannerFile {
  data: PlannerData;
  /** Figures of the budget that the planner's answers can reach. */
  budget: BudgetData;
  words: PlannerWords;
  /** Width from which the wide picture is shown. */
  wideFrom: string;
}

/** Result of a change: one sentence and, if enough is chosen, the plan and its details. */
export interface PlannerView {
  sentence: ReactNode;
  /** The plan in two short lines. */
  peek?: readonly [string, string];
  /** Which of the questions are answered, in the order of the page. */
  progress?: readonly boolean[];
  plan?: ReactNode;
  details?: ReactNode;
  /** Shows of the finished parts of the page what belongs to the plan. */
  show: () => void;
}

const nextMonth = (today: Date) => addMonths(monthOfDate(today), 1);

/** Reads the address into the buttons; returns what could not be kept. */
export function openLink(root: HTMLElement, today: Date): LinkNotices {
  const { answers, given, hasStart, notices } = fromFragment(location.hash.slice(1), monthOfDate(today));
  showAnswers(root, answers, hasStart);
  markAnsweredOnly(root, given);
  foldAnswers(root, answers.buyers.length > 0 && answers.products.length > 0);
  return notices;
}

/** Moves the start or the deadline by months; a deadline that is not set begins a year after the start. */
export function moveMonth(root: HTMLElement, { move, by }: DOMStringMap, today: Date) {
  const start = root.dataset.start ?? nextMonth(today);
  const deadline = root.dataset.deadline ?? addMonths(start, 11);
  if (by === undefined) {
    if (root.dataset.deadline) delete root.dataset.deadline;
    else root.dataset.deadline = deadline;
  } else if (move === 'start') root.dataset.start = reachable(addMonths(start, Number(by)), today);
  else root.dataset.deadline = reachable(addMonths(deadline, Number(by)), today);
}

/** The nearest month that a plan can have: neither over nor too far ahead. */
const reachable = (month: Month, today: Date): Month => {
  const first = monthNumber(monthOfDate(today));
  return monthOfNumber(Math.min(Math.max(monthNumber(month), first), first + monthsAhead));
};

/** Writes the two months where the page shows them; the deadline's steps are there only while there is one. */
function showMonths(root: HTMLElement, start: string) {
  const { deadline } = root.dataset;
  for (const place of root.querySelectorAll<HTMLElement>('[data-month]')) {
    const { month, empty = '' } = place.dataset;
    setText(place, month === 'start' ? longMonth(start) : deadline ? longMonth(deadline) : empty);
  }
  for (const toggle of root.querySelectorAll<HTMLElement>('[data-remove]'))
    setText(toggle, (deadline ? toggle.dataset.remove : toggle.dataset.set) ?? '');
  for (const step of root.querySelectorAll<HTMLElement>('[data-move="deadline"][data-by]'))
    step.hidden = !deadline;
}

/** The plan for what is pressed; the address follows. */
export function viewOf(
  root: HTMLElement,
  { data, budget, words, wideFrom }: PlannerFile,
  today: Date,
  notices: LinkNotices,
  onRestart: () => void,
): PlannerView {
  const start = nextMonth(today);
  // The page may have stood open while the chosen start went by.
  if ((root.dataset.start ?? start) < monthOfDate(today)) delete root.dataset.start;
  const answers = readAnswers(pressedAnswers(root, start), start);
  const answered = answeredQuestions(root);
  showMonths(root, answers.start);
  showStates(root, answers, words.copy);
  const plan = layOut(data, answers);
  const open = openQuestions(data, answers, plan, answered);
  const fragment = `#${toFragment({ ...answers, start: root.dataset.start }, answered)}`;
  writeAddress(fragment);
  const sentence = sentenceOf(plan, words, open.length);
  const progress = questionFields.map((field) => answered.includes(field));
  const show = () => showFirst(document, plan, answers, words);
  const notice = noticeOf(notices, words, monthOfDate(today));
  if (plan.message === 'incomplete')
    return { sentence: notice ? `${notice} ${sentence}` : sentence, progress, show };
  const verdict = deadlineVerdict(plan, words)?.verdict;
  const said = verdict ? `${sentence} ${words.copy.picture.deadline}: ${verdict}.` : sentence;
  const address = location.origin + location.pathname + fragment;
  return {
    sentence: <Unbroken text={said} />,
    progress,
    show,
    peek: peekOf(plan, words),
    plan: (
      <PlanSummary
        address={address}
        answers={answers}
        notice={
          notice && <p className="mb-8 max-w-measure border-fg border-l-6 pl-5 print:hidden">{notice}</p>
        }
        open={open}
        picture={
          <LiveDrawings data={data} id="plan" open={open} plan={plan} wideFrom={wideFrom} words={words} />
        }
        plan={plan}
        questions={<OpenQuestions open={open} words={words} />}
        change={
          <button
            className="mb-6 min-h-11 border-line border-b-2 font-bold text-small md:hidden print:hidden"
            onClick={goToAnswers}
            type="button"
          >
            {words.copy.phone.answers}
          </button>
        }
        tools={
          <PlannerTools
            address={address}
            ics={plan.items.length > 0 ? () => toIcs(plan, words, address, today) : undefined}
            onRestart={onRestart}
            words={words.copy}
          />
        }
        alternatives={alternativesTo(data, answers, plan)}
        words={words}
      />
    ),
    details: <PlanDetails answers={answers} budget={budget} data={data} plan={plan} words={words} />,
  };
}
