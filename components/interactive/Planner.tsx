'use client';

import { type ReactNode, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { Trunk } from '@/components/line/Trunk';
import {
  emptyState,
  fragmentFromState,
  type PlannerState,
  setCertificateStatus,
  shiftMonth,
  stateFromLink,
  toggleOption,
} from '@/lib/planner/answers/planner-state';
import { monthOfDate } from '@/lib/planner/engine/months';
import type { PlannerQuestions, QuestionName } from '@/lib/planner/words/questions';
import { navigationId } from './current-path';
import type { PlannerSession } from './planner/plan-result';
import type { PlannerActions } from './planner/planner-actions';
import { QuestionBar } from './planner/QuestionBar';
import { onPlanLink, subscribeToAnswers, writeAnswers } from './planner/url-answers';
import { useEngine } from './planner/use-engine';
import { focusAndScrollTo } from './scroll-and-focus';

interface PlannerProps {
  /** Texts of the questions and options. */
  copy: PlannerQuestions;
  /** Placeholder that is rendered until there is a plan. */
  children: ReactNode;
}

const today = () => monthOfDate(new Date());
/** The session of the prebuilt page: no answers and no month. */
const emptySession: PlannerSession = { given: emptyState, notices: { unknown: [] }, today: '' };
/** Returns the first unanswered question that a plan requires; null if there is none. */
const nextRequired = ({ answers: { buyers, products } }: PlannerState): QuestionName | null =>
  buyers.length === 0 ? 'buyers' : products.length === 0 ? 'products' : null;

const focusFirstChoice = (field: string) =>
  document.querySelector<HTMLElement>(`#question-${field} button[data-code]`)?.focus();

/** Renders the planner: questions with toggle buttons and the plan below; the answers are stored in the URL's fragment. */
export function Planner({ copy, children }: PlannerProps) {
  const [session, setSession] = useState(emptySession);
  const [open, setOpen] = useState<QuestionName | null>('buyers');
  const [undo, setUndo] = useState<string>();
  const { engine, failed, load } = useEngine();
  /** Whether to scroll to the plan once it is rendered, because a link of this or another page led to it. */
  const scrollToPlan = useRef<boolean>(undefined);

  const openLink = useCallback(
    (fragment: string) => {
      const month = today();
      const { given, notices } = stateFromLink(fragment, month);
      setSession({ given, notices, today: month });
      setOpen(nextRequired(given));
      setUndo(undefined);
      load();
    },
    [load],
  );
  useEffect(() => {
    setSession((before) => ({ ...before, today: today() }));
    return subscribeToAnswers(openLink);
  }, [openLink]);
  // A link to a plan scrolls to it, even if the URL contains that plan already.
  useEffect(
    () =>
      onPlanLink((changes) => {
        scrollToPlan.current = true;
        if (!changes) openLink(location.hash.slice(1));
      }),
    [openLink],
  );

  const change = useCallback(
    (next: (given: PlannerState, month: string) => PlannerState) => {
      const month = today();
      setSession(({ given }) => ({ given: next(given, month), notices: { unknown: [] }, today: month }));
      setUndo(undefined);
      load();
    },
    [load],
  );
  const actions: PlannerActions = useMemo(
    () => ({
      toggleOption: (question, code) => change((given) => toggleOption(given, question, code)),
      setCertificateStatus: (slug, state) => change((given) => setCertificateStatus(given, slug, state)),
      shiftMonth: (which, by) => change((given, month) => shiftMonth(given, which, by, month)),
    }),
    [change],
  );

  /** The session that the plan shows: deferred, so that a clicked button is painted before the engine runs. */
  const shown = useDeferredValue(session);
  const view = useMemo(
    () =>
      engine && shown.today && shown.given !== emptyState
        ? engine[0].computeResult(engine[1], shown)
        : undefined,
    [engine, shown],
  );
  const result = view?.result;
  const PlanView = engine?.[0].MemoizedPlanView;

  const fragment = session.today ? fragmentFromState(session.given, session.today) : undefined;
  useEffect(() => {
    if (fragment !== undefined && session.given !== emptyState) writeAnswers(fragment);
  }, [fragment, session.given]);

  useEffect(() => {
    if (!view) return;
    scrollToPlan.current ??= navigationId() > 1;
    if (scrollToPlan.current && result) goToPlan();
    scrollToPlan.current = false;
  }, [view, result]);

  const goTo = useCallback((field: QuestionName) => {
    setOpen(field);
    // The question is rendered after this event.
    setTimeout(() => {
      focusFirstChoice(field);
      document.getElementById(`question-${field}`)?.scrollIntoView({ block: 'nearest' });
    });
  }, []);
  const restart = useCallback(() => {
    const { hash } = location;
    history.replaceState(history.state, '', location.pathname + location.search);
    setSession({ ...emptySession, given: { ...emptyState }, today: today() });
    setUndo(hash);
    goTo('buyers');
  }, [goTo]);

  const showBar = open !== null || !result;
  const bringBack = (link: string) => {
    // The button disappears, so the focus has to move.
    scrollToPlan.current = true;
    openLink(link);
  };
  const bar: { sentence: string; label?: string; act?: () => void } = undo
    ? { sentence: copy.bar.cleared, label: copy.bar.undo, act: () => bringBack(undo.slice(1)) }
    : failed && !view
      ? { sentence: copy.bar.failed }
      : result
        ? { sentence: view.sentence, label: copy.bar.see, act: goToPlan }
        : { sentence: view?.sentence ?? copy.bar.empty };

  return (
    <div className="not-print:[--block:1.5rem]" data-planned={result ? '' : undefined}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: focus and hover only preload the engine */}
      <div
        className="relative print:hidden"
        data-theme="paper"
        data-script
        onFocus={load}
        onPointerEnter={load}
      >
        <Trunk />
        <div className="framed">
          <QuestionBar
            copy={copy}
            given={session.given}
            onOpen={setOpen}
            onNext={goTo}
            open={open}
            actions={actions}
            today={session.today}
          />
          {/* The result in one sentence, announced on each change. It is visible while a question is open; otherwise the plan shows it. */}
          <div
            className={
              showBar
                ? 'flex items-center justify-between gap-x-6 gap-y-4 plan-bar ink-t bg-surface py-3 font-bold'
                : 'sr-only'
            }
          >
            <p role="status">{bar.sentence}</p>
            {showBar && bar.label && (
              <button className="button button-small button-ink" onClick={bar.act} type="button">
                {bar.label}
              </button>
            )}
          </div>
        </div>
      </div>
      {PlanView && engine && result ? (
        <PlanView file={engine[1]} goTo={goTo} restart={restart} result={result} />
      ) : (
        children
      )}
    </div>
  );
}

/** Scrolls to the plan and focuses its heading. */
function goToPlan() {
  const heading = document.getElementById('plan-title');
  if (heading) focusAndScrollTo(heading);
}
