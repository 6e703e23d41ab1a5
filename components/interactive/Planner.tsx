'use client';

import { type MouseEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { followAddress } from './planner/address';
import { press } from './planner/choices';
import type { PlannerView } from './planner/session';

interface PlannerProps {
  /** The page's head with the finished buttons. */
  questions: ReactNode;
  /** Stands in the result's place until a plan can be made. */
  children: ReactNode;
  /** Where the sentence about the plan stands, before the first choice and if the rules cannot be loaded. */
  copy: { empty: string; failed: string; see: string };
}

/** Engine, drawings and rules: fetched when the visitor first points at a choice, or comes with a link to a plan. */
const load = () =>
  Promise.all([import('./planner/session'), fetch('/planner.json').then((response) => response.json())]);
let loading: ReturnType<typeof load> | undefined;
function loaded() {
  loading ??= load().catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Moves reading and focus to the plan. */
function goToPlan() {
  const heading = document.getElementById('plan-title');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus();
  heading?.scrollIntoView();
}

/** The planner: finished buttons are pressed, the plan below follows, the address keeps the answers. */
export function Planner({ questions, children, copy }: PlannerProps) {
  const root = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<PlannerView>({ sentence: copy.empty, result: null });

  /** Loads what is needed, lets the change happen, shows the plan. */
  const update = useCallback(
    async (
      change?: (session: Awaited<ReturnType<typeof load>>[0], page: HTMLElement) => string[] | undefined,
    ) => {
      try {
        const [session, file] = await loaded();
        const page = root.current;
        if (!page) return;
        const unknown = change?.(session, page) ?? [];
        const restart = () => {
          history.replaceState(history.state, '', location.pathname);
          update((again, whole) => again.openLink(whole, new Date()));
          page.querySelector<HTMLButtonElement>('button[data-field]')?.focus();
        };
        setView(session.viewOf(page, file, new Date(), unknown, restart));
      } catch {
        setView({ sentence: copy.failed, result: null });
      }
    },
    [copy.failed],
  );

  useEffect(
    () => followAddress(() => update((session, page) => session.openLink(page, new Date()))),
    [update],
  );

  const prepare = () => {
    loaded().catch(() => undefined);
  };
  function choose({ target }: MouseEvent) {
    const button = (target as Element).closest('button');
    const page = root.current;
    if (!button || !page) return;
    if (button.dataset.field) {
      press(page, button);
      update();
    } else if (button.dataset.move) {
      update((session) => {
        session.moveMonth(page, button.dataset, new Date());
        return undefined;
      });
    }
  }

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside are what is pressed */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a button answers to the keyboard by itself */}
      <div
        data-planned={view.result ? '' : undefined}
        onClick={choose}
        onFocus={prepare}
        onPointerEnter={prepare}
        ref={root}
      >
        {questions}
        <div
          className="sticky bottom-0 z-5 border-fg border-t-2 bg-paper text-ink print:hidden"
          data-ground="paper"
          data-script
        >
          <div className="mx-auto flex min-h-[76px] max-w-frame items-center justify-between gap-x-10 gap-y-1 py-3 pr-gutter pl-axis">
            <p className="text-small" role="status">
              {view.sentence}
            </p>
            {view.result && (
              <button
                className="flex-none border-line border-b-2 py-2.5 font-bold text-small"
                onClick={goToPlan}
                type="button"
              >
                {copy.see}
              </button>
            )}
          </div>
        </div>
      </div>
      {view.result ?? children}
    </>
  );
}
