import type { ReactNode } from 'react';
import { PlanDetails } from '@/components/sections/planner/PlanDetails';
import { PlanOnPaper } from '@/components/sections/planner/words/PlanOnPaper';
import { PlanSummary } from '@/components/sections/planner/words/PlanSummary';
import { Unbroken } from '@/components/sections/planner/words/Unbroken';
import type { BudgetData } from '@/lib/budget/types';
import { alternativesTo } from '@/lib/planner/engine/alternatives';
import { askedFields, readAnswers } from '@/lib/planner/engine/answers';
import { layOut } from '@/lib/planner/engine/lay-out';
import { monthOfDate } from '@/lib/planner/engine/months';
import { openQuestions } from '@/lib/planner/engine/open-questions';
import type { PlannerData } from '@/lib/planner/engine/planner-data';
import { fromFragment } from '@/lib/planner/link/from-fragment';
import { toIcs } from '@/lib/planner/link/ics';
import type { LinkNotices } from '@/lib/planner/link/link-reader';
import { toFragment } from '@/lib/planner/link/to-fragment';
import { deadlineVerdict } from '@/lib/planner/words/deadlines';
import { noticeOf } from '@/lib/planner/words/notices';
import { peekOf, sentenceOf } from '@/lib/planner/words/sentence';
import type { PlannerWords } from '@/lib/planner/words/words';
import { AfterPaint } from './AfterPaint';
import { writeAddress } from './address';
import { pressedAnswers, showAnswers } from './choices';
import { DrawingsBelow } from './DrawingsBelow';
import { showFirst } from './first-actions';
import { nextMonth, showMonths } from './month-steps';
import { OpenQuestions } from './OpenQuestions';
import { PanelDrawings } from './PanelDrawings';
import { PlannerTools } from './PlannerTools';
import { foldAnswers, goToAnswers } from './phases';
import { answeredQuestions, markAnsweredOnly, showStates } from './question-states';
import { WithPicture } from './WithPicture';

export { moveMonth } from './month-steps';

/** Contents of /planner.json. */
interface PlannerFile {
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
  /** Picture and tools, where they stand below what to do first. */
  below?: ReactNode;
  details?: ReactNode;
  /** Shows of the finished parts of the page what belongs to the plan. */
  show: () => void;
}

/** Reads the address into the buttons; returns what could not be kept. */
export function openLink(root: HTMLElement, today: Date): LinkNotices {
  const { answers, given, hasStart, notices } = fromFragment(location.hash.slice(1), monthOfDate(today));
  showAnswers(root, answers, hasStart);
  markAnsweredOnly(root, given);
  foldAnswers(root, answers.buyers.length > 0 && answers.products.length > 0);
  return notices;
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
  const progress = askedFields(answers).map((field) => answered.includes(field));
  const show = () => showFirst(document, plan, answers, words);
  const notice = noticeOf(notices, words, monthOfDate(today));
  if (plan.message === 'incomplete')
    return { sentence: notice ? `${notice} ${sentence}` : sentence, progress, show };
  const verdict = deadlineVerdict(plan, words)?.verdict;
  const said = verdict ? `${sentence} ${words.copy.picture.deadline}: ${verdict}.` : sentence;
  const address = location.origin + location.pathname + fragment;
  const tools = (
    <PlannerTools
      address={address}
      ics={plan.items.length > 0 ? () => toIcs(plan, words, address, today) : undefined}
      onRestart={onRestart}
      words={words.copy}
    />
  );
  const drawings = { data, open, plan, wideFrom, words };
  return {
    sentence: <Unbroken text={said} />,
    progress,
    show,
    peek: peekOf(plan, words),
    plan: (
      <PlanSummary
        answers={answers}
        notice={
          notice && <p className="mb-8 max-w-measure border-fg border-l-6 pl-4 print:hidden">{notice}</p>
        }
        open={open}
        picture={<PanelDrawings {...drawings} />}
        paper={
          <AfterPaint>
            <PlanOnPaper address={address} plan={plan} words={words} />
          </AfterPaint>
        }
        tools={
          <WithPicture plan={plan} wideFrom={wideFrom}>
            {tools}
          </WithPicture>
        }
        plan={plan}
        questions={<OpenQuestions open={open} words={words} />}
        change={
          <button
            className="mb-6 min-h-11 border-line border-b-2 font-bold text-small xl:hidden print:hidden"
            onClick={goToAnswers}
            type="button"
          >
            {words.copy.phone.answers}
          </button>
        }
        alternatives={alternativesTo(data, answers, plan)}
        words={words}
      />
    ),
    below: <DrawingsBelow tools={tools} {...drawings} />,
    details: <PlanDetails answers={answers} budget={budget} data={data} plan={plan} words={words} />,
  };
}
