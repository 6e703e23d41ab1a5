'use client';

import { type FocusEvent, type MouseEvent, type PointerEvent, type ReactNode, useRef } from 'react';
import { Trunk } from '@/components/line/Trunk';
import { AfterPaint } from './planner/AfterPaint';
import { linkWaits } from './planner/address';
import { goToPlan } from './planner/go-to-plan';
import { highlightLane } from './planner/highlight-lane';
import { loadOnce } from './planner/loaded';
import { PlannerBar } from './planner/PlannerBar';
import { foldAnswers, showMore, toggleQuestion } from './planner/phases';
import { press } from './planner/press';
import { usePlan } from './planner/use-plan';

interface PlannerProps {
  /** The finished buttons. */
  questions: ReactNode;
  /** The finished actions to do first. */
  first: ReactNode;
  /** Takes the plan's place until one can be made. */
  children: ReactNode;
  /** What the bar says before the first choice, after everything is cleared, and if the rules cannot be loaded. */
  copy: { empty: string; cleared: string; failed: string; see: string; undo: string; count: string };
}

/** The planner: finished buttons are pressed, the plan beside or below them follows, the address keeps the answers. */
export function Planner({ questions, first, children, copy }: PlannerProps) {
  const root = useRef<HTMLDivElement>(null);
  const { view, undo, update } = usePlan(root, copy);

  const prepare = () => {
    loadOnce().catch(() => undefined);
  };
  const light = ({ currentTarget, target }: FocusEvent<HTMLElement> | PointerEvent<HTMLElement>) =>
    highlightLane(currentTarget, target);
  function choose({ target }: MouseEvent) {
    const button = (target as Element).closest('button');
    const page = root.current;
    if (!button || !page) return;
    if (button.dataset.fold !== undefined) toggleQuestion(button);
    if (button.dataset.more !== undefined) showMore(page);
    if (button.dataset.field) {
      // The answers of a link come first: opened later, they would take the place of this one.
      const waits = linkWaits();
      if (!waits) press(page, button);
      update(() => {
        if (waits) press(page, button);
        return undefined;
      });
    } else if (button.dataset.move) {
      update((session) => {
        session.moveMonth(page, button.dataset, new Date());
        return undefined;
      });
    }
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what it does is never needed to understand
    <div onFocus={light} onPointerOver={light}>
      <div
        className="relative noscript:block! xl:grid xl:grid-cols-[calc(max(0px,(100%-var(--frame))/2)+var(--axis))_22rem_minmax(0,1fr)]"
        data-ground="paper"
        data-planned={view.plan ? '' : undefined}
      >
        <div className="print:hidden">
          <Trunk />
        </div>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside are what is pressed */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: a button answers to the keyboard by itself */}
        <div
          className="noscript:min-h-14 xl:col-start-2 xl:pr-8 print:hidden"
          data-questions=""
          onClick={choose}
          onFocus={prepare}
          onPointerEnter={prepare}
          ref={root}
        >
          {questions}
          <PlannerBar
            copy={copy}
            onSee={() => {
              if (root.current) foldAnswers(root.current, true);
              goToPlan();
            }}
            onUndo={undo}
            peek={view.peek}
            planned={view.plan !== undefined}
            progress={view.progress}
            sentence={undo ? copy.cleared : view.sentence}
          />
        </div>
        {view.plan ?? children}
      </div>
      {first}
      {view.below}
      <AfterPaint>{view.details}</AfterPaint>
    </div>
  );
}
