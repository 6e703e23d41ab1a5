'use client';

import {
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  startTransition,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Trunk } from '@/components/line/Trunk';
import { afterPaint, followAddress } from './planner/address';
import { press } from './planner/choices';
import { lightLane } from './planner/light-lane';
import { PlannerBar } from './planner/PlannerBar';
import type { PlannerView } from './planner/session';

interface PlannerProps {
  /** The finished buttons. */
  questions: ReactNode;
  /** Takes the plan's place until one can be made. */
  children: ReactNode;
  /** What the bar says before the first choice, after everything is cleared, and if the rules cannot be loaded. */
  copy: { empty: string; cleared: string; failed: string; see: string; undo: string; count: string };
}

/** Engine, drawings and rules: fetched when the visitor first points at a choice, or comes with a link to a plan. */
const load = () =>
  Promise.all([import('./planner/session'), fetch('/planner.json').then((response) => response.json())]);
type Loaded = Awaited<ReturnType<typeof load>>;
type Session = Loaded[0];
let ready: Loaded | undefined;
let loading: Promise<Loaded> | undefined;
function loaded() {
  loading ??= load().then(
    (all) => {
      ready = all;
      return all;
    },
    (error) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** The planner: finished buttons are pressed, the plan beside or below them follows, the address keeps the answers. */
export function Planner({ questions, children, copy }: PlannerProps) {
  const root = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<PlannerView>({ sentence: copy.empty });
  const [undo, setUndo] = useState<() => void>();
  /** Mostly out of view: rendered after the response to a press has been painted. */
  const [details, setDetails] = useState<ReactNode>();
  useEffect(() => {
    const later = setTimeout(() => startTransition(() => setDetails(view.details)), afterPaint);
    return () => clearTimeout(later);
  }, [view.details]);

  /**
   * Loads what is needed, applies the change, shows the plan; `back` undoes the change until the next one. What is
   * already loaded is used right away: awaiting it would paint a frame with only the press before the one with the
   * plan.
   */
  const update = useCallback(
    async (change?: (session: Session, page: HTMLElement) => string[] | undefined, back?: () => void) => {
      try {
        const [session, file] = ready ?? (await loaded());
        const page = root.current;
        if (!page) return;
        const unknown = change?.(session, page) ?? [];
        const open = (fragment: string, undone?: () => void) => {
          history.replaceState(history.state, '', `${location.pathname}${fragment}`);
          update((again, whole) => again.openLink(whole, new Date()), undone);
        };
        const restart = () => {
          const { hash } = location;
          open('', () => open(hash));
          page.querySelector<HTMLButtonElement>('button[data-field]')?.focus();
        };
        setUndo(() => back);
        setView(session.viewOf(page, file, new Date(), unknown, restart));
      } catch {
        setView({ sentence: copy.failed });
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
  const light = ({ currentTarget, target }: FocusEvent<HTMLElement> | PointerEvent<HTMLElement>) =>
    lightLane(currentTarget, target);
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
          className="noscript:min-h-14 xl:col-start-2 xl:pr-9 print:hidden"
          onClick={choose}
          onFocus={prepare}
          onPointerEnter={prepare}
          ref={root}
        >
          {questions}
          <PlannerBar
            copy={copy}
            onUndo={undo}
            planned={view.plan !== undefined}
            progress={view.progress}
            sentence={undo ? copy.cleared : view.sentence}
          />
        </div>
        {view.plan ?? children}
      </div>
      {details}
    </div>
  );
}
