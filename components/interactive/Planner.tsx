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
import { arriveAt } from './arrival';
import { navigationId } from './current-path';
import { followAddress, onPlanLink, writeAddress } from './planner/address';
import type { PlannerSession } from './planner/plan-result';
import type { PlannerActions } from './planner/planner-actions';
import { QuestionBar } from './planner/QuestionBar';
import { useEngine } from './planner/use-engine';

interface PlannerProps {
  /** Questions and words of the choices, as data. */
  copy: PlannerQuestions;
  /** Takes the plan's place until one can be made. */
  children: ReactNode;
}

const today = () => monthOfDate(new Date());
/** Nothing is said, in no month yet: what the prebuilt page shows. */
const nothingSaid: PlannerSession = { given: emptyState, notices: { unknown: [] }, today: '' };
/** The first question that a plan waits for; none once there is one. */
const nextNeeded = ({ answers: { buyers, products } }: PlannerState): QuestionName | null =>
  buyers.length === 0 ? 'buyers' : products.length === 0 ? 'products' : null;

const focusFirstChoice = (field: string) =>
  document.querySelector<HTMLElement>(`#question-${field} button[data-code]`)?.focus();

/** The planner: answers are pressed, the plan below follows, the address keeps them. */
export function Planner({ copy, children }: PlannerProps) {
  const [said, setSaid] = useState(nothingSaid);
  /** The answers of the link that was opened last: what it brought stays in view. */
  const [linked, setLinked] = useState(emptyState);
  const [open, setOpen] = useState<QuestionName | null>('buyers');
  const [undo, setUndo] = useState<string>();
  const { engine, failed, load } = useEngine();
  /** Whether the plan is to be brought into view once it is there: a link of the page or of another one asked for it. */
  const wanted = useRef<boolean>(undefined);

  const openLink = useCallback(
    (fragment: string) => {
      const month = today();
      const { given, notices } = stateFromLink(fragment, month);
      setSaid({ given, notices, today: month });
      setLinked(given);
      setOpen(nextNeeded(given));
      setUndo(undefined);
      load();
    },
    [load],
  );
  useEffect(() => {
    setSaid((before) => ({ ...before, today: today() }));
    return followAddress(openLink);
  }, [openLink]);
  // A link to a plan leads to it, also where the address names that plan already.
  useEffect(
    () =>
      onPlanLink((changes) => {
        wanted.current = true;
        if (!changes) openLink(location.hash.slice(1));
      }),
    [openLink],
  );

  const change = useCallback(
    (next: (given: PlannerState, month: string) => PlannerState) => {
      const month = today();
      setSaid(({ given }) => ({ given: next(given, month), notices: { unknown: [] }, today: month }));
      setUndo(undefined);
      load();
    },
    [load],
  );
  const press: PlannerActions = useMemo(
    () => ({
      choice: (asked, code) => change((given) => toggleOption(given, asked, code)),
      held: (slug, state) => change((given) => setCertificateStatus(given, slug, state)),
      month: (which, by) => change((given, month) => shiftMonth(given, which, by, month)),
    }),
    [change],
  );

  /** What the engine has to say follows a press: the button is painted first. */
  const shown = useDeferredValue(said);
  const view = useMemo(
    () =>
      engine && shown.today && shown.given !== emptyState
        ? engine[0].computeResult(engine[1], shown)
        : undefined,
    [engine, shown],
  );
  const result = view?.result;
  const PlanView = engine?.[0].MemoizedPlanView;

  const fragment = said.today ? fragmentFromState(said.given, said.today) : undefined;
  useEffect(() => {
    if (fragment !== undefined && said.given !== emptyState) writeAddress(fragment);
  }, [fragment, said.given]);

  useEffect(() => {
    if (!view) return;
    wanted.current ??= navigationId() > 1;
    if (wanted.current && result) goToPlan();
    wanted.current = false;
  }, [view, result]);

  const goTo = useCallback((field: QuestionName) => {
    setOpen(field);
    // The question is there after this event.
    setTimeout(() => {
      focusFirstChoice(field);
      document.getElementById(`question-${field}`)?.scrollIntoView({ block: 'nearest' });
    });
  }, []);
  const restart = useCallback(() => {
    const { hash } = location;
    history.replaceState(history.state, '', location.pathname + location.search);
    setSaid({ ...nothingSaid, given: { ...emptyState }, today: today() });
    setLinked(emptyState);
    setUndo(hash);
    goTo('buyers');
  }, [goTo]);

  const asking = open !== null || !result;
  const bar: { sentence: string; label?: string; act?: () => void } = undo
    ? { sentence: copy.bar.cleared, label: copy.bar.undo, act: () => openLink(undo.slice(1)) }
    : failed && !view
      ? { sentence: copy.bar.failed }
      : result
        ? { sentence: view.sentence, label: copy.bar.see, act: goToPlan }
        : { sentence: view?.sentence ?? copy.bar.empty };

  return (
    <div className="planner" data-planned={result ? '' : undefined}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what it does is never needed to understand */}
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
            given={said.given}
            linked={linked}
            onOpen={setOpen}
            onNext={goTo}
            open={open}
            actions={press}
            today={said.today}
          />
          {/* What follows from the answers, in one sentence that is announced once a change; while a question stands open it is shown, otherwise the plan says it. */}
          <div
            className={
              asking
                ? 'flex items-center justify-between gap-x-6 gap-y-4 plan-bar ink-t bg-surface py-3 font-bold'
                : 'sr-only'
            }
          >
            <p role="status">{bar.sentence}</p>
            {asking && bar.label && (
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

/** Brings the plan into view, with the focus on its heading. */
function goToPlan() {
  const heading = document.getElementById('plan-title');
  if (heading) arriveAt(heading);
}
