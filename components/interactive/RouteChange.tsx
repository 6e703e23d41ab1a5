'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { arrive, focusStart, followFragment, openParentDisclosures } from './arrival';
import { setCurrentPath } from './current-path';
import { navigationEnd, navigationStart } from './navigation-events';

/**
 * What happens after a route change: the preloader leaves, the view goes to the top (smoothly unless reduced motion is
 * asked for) or to the fragment's target, and the focus moves to the page's start. After Back and Forward the browser
 * restores the scroll position, and only the focus moves. A fragment opens the folds it leads into. Also says that
 * scripts have started.
 */
export function RouteChange() {
  const pathname = usePathname();
  const shown = useRef<string>(undefined);
  const state = useRef<unknown>(null);
  const traversed = useRef(false);

  useEffect(() => {
    const note = (event: Event) => {
      traversed.current = (event as CustomEvent).detail === 'traverse';
    };
    window.addEventListener(navigationStart, note);
    return () => window.removeEventListener(navigationStart, note);
  }, []);

  useEffect(() => {
    const { dataset } = document.documentElement;
    // Two attributes: changing the one that style sheets ask for would restyle the whole page at every start.
    delete dataset.scripts;
    dataset.started = '';
    if (pathname === null) {
      console.error('Scroll to top: navigation is unavailable');
      return;
    }
    setCurrentPath(pathname);
    state.current = history.state;
    const first = shown.current === undefined;
    const changed = shown.current !== pathname;
    shown.current = pathname;
    if (first || !changed) return;
    window.dispatchEvent(new Event(navigationEnd));
    if (traversed.current) focusStart();
    else arrive();
  }, [pathname]);

  useEffect(
    () =>
      followFragment((target) => {
        // The browser's own step to a fragment makes an entry without Next's state, which Next leaves alone on the way
        // back: the address would change and the page would not.
        if (history.state === null) history.replaceState(state.current, '');
        if (target) openParentDisclosures(target);
      }),
    [],
  );

  return null;
}
