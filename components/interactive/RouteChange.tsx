'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { setCurrentPath } from './current-path';
import { navigationEnd, navigationStart } from './navigation-events';
import {
  focusStart,
  goToUrlTarget,
  openParentDisclosures,
  subscribeToFragmentTarget,
} from './scroll-and-focus';

/**
 * Handles a route change: hides the preloader, scrolls to the top (smoothly unless the visitor prefers reduced motion) or
 * to the fragment's target, and focuses the start of the page. After Back and Forward the browser restores the scroll
 * position, and only the focus moves. A fragment opens the disclosures around its target and highlights it. Also sets
 * data-started, which signals that scripts run.
 */
export function RouteChange() {
  const pathname = usePathname();
  const previousPath = useRef<string>(undefined);
  const state = useRef<unknown>(null);
  const traversed = useRef(false);

  useEffect(() => {
    const onStart = (event: Event) => {
      traversed.current = (event as CustomEvent).detail === 'traverse';
    };
    window.addEventListener(navigationStart, onStart);
    return () => window.removeEventListener(navigationStart, onStart);
  }, []);

  useEffect(() => {
    const { dataset } = document.documentElement;
    // A separate attribute signals the start: changing data-scripts, which style sheets select on, would restyle the
    // whole page at every start.
    delete dataset.scripts;
    dataset.started = '';
    if (pathname === null) {
      console.error('Scroll to top: navigation is unavailable');
      return;
    }
    setCurrentPath(pathname);
    state.current = history.state;
    const first = previousPath.current === undefined;
    const changed = previousPath.current !== pathname;
    previousPath.current = pathname;
    if (!first && changed) {
      window.dispatchEvent(new Event(navigationEnd));
      if (traversed.current) focusStart();
      else goToUrlTarget();
    }
    return subscribeToFragmentTarget((target) => {
      // When the browser itself navigates to a fragment, the history entry has no Next.js state, and Next.js ignores it
      // on Back: the URL would change and the page would not.
      if (history.state === null) history.replaceState(state.current, '');
      if (target) openParentDisclosures(target);
      highlightTarget(target);
    });
  }, [pathname]);

  return null;
}

/**
 * Highlights the entry or row that is the target of the fragment, with the label of the list around it. `:target` is not
 * enough: a client-side navigation does not set it, and a filter that writes its state into the fragment must not
 * remove the highlight.
 */
function highlightTarget(target: HTMLElement | null) {
  const previous = document.querySelector<HTMLElement>('[data-highlighted]');
  delete previous?.dataset.highlighted;
  if (!target?.matches('article, tr, li')) return;
  target.dataset.highlighted = target.closest<HTMLElement>('[data-target-label]')?.dataset.targetLabel ?? '';
}
