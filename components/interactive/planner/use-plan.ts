import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { LinkNotices } from '@/lib/planner/link/link-reader';
import { currentVisit } from '../current-path';
import { afterPaint, followAddress, onPlanLink, takeLink } from './address';
import { goToPlan } from './go-to-plan';
import { loaded, loadOnce, type Session } from './loaded';
import type { PlannerView } from './session';

/** Changes what is pressed; returns what could not be kept, if it opened a link. */
type Change = (session: Session, root: HTMLElement) => LinkNotices | undefined;

const nothing: LinkNotices = { unknown: [] };
const nothingToShow = () => undefined;

/**
 * The plan of what is pressed under `root`: its sentence and parts, how to make it follow a change, and how to bring
 * back what was cleared, until the next change. It follows the address by itself.
 */
export function usePlan(root: RefObject<HTMLElement | null>, copy: { empty: string; failed: string }) {
  const [view, setView] = useState<PlannerView>({ sentence: copy.empty, show: nothingToShow });
  const [undo, setUndo] = useState<() => void>();
  /** Whether a link asked for the plan to be brought into view: one of the page, or the one that led here from another. */
  const asked = useRef<boolean>(undefined);

  /** Loads what is needed, opens a link's answers, applies the change, shows the plan; `back` undoes the change until the next one. */
  const update = useCallback(
    async (change?: Change, back?: () => void) => {
      try {
        const [session, file] = loaded() ?? (await loadOnce());
        const page = root.current;
        if (!page) return;
        const opened = takeLink() ? session.openLink(page, new Date()) : nothing;
        const notices = change?.(session, page) ?? opened;
        const open = (fragment: string, undone?: () => void) => {
          history.replaceState(history.state, '', `${location.pathname}${location.search}${fragment}`);
          update((again, whole) => again.openLink(whole, new Date()), undone);
        };
        const restart = () => {
          const { hash } = location;
          open('', () => open(hash));
          page.querySelector<HTMLButtonElement>('button[data-field]')?.focus();
        };
        setUndo(() => back);
        setView(session.viewOf(page, file, new Date(), notices, restart));
      } catch {
        asked.current = false;
        setView({ sentence: copy.failed, show: nothingToShow });
      }
    },
    [root, copy.failed],
  );

  useEffect(() => followAddress(update), [update]);

  // A link to a plan leads to it, also where the address names that plan already.
  useEffect(
    () =>
      onPlanLink((changes) => {
        asked.current = true;
        if (!changes) update();
      }),
    [update],
  );
  useEffect(() => {
    if (!view.progress) return;
    asked.current ??= currentVisit() > 1;
    if (asked.current && view.plan) goToPlan();
    asked.current = false;
  }, [view]);

  useEffect(() => {
    const later = setTimeout(view.show, afterPaint);
    return () => clearTimeout(later);
  }, [view]);

  return { view, undo, update };
}
