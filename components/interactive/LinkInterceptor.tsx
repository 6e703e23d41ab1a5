'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { currentPath } from './current-path';

/**
 * Where a link leads if it is a page of the site that the router can show; undefined for all that is the browser's: mail,
 * files, fragments of the page that is shown, and links with a target.
 */
function routeOf({ target }: Event): string | undefined {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]:not([target])');
  if (!link || /\.\w+$/.test(link.pathname) || (link.hash && link.pathname === currentPath())) return;
  return link.pathname + link.search + link.hash;
}

/**
 * Makes the links of the page soft: a page is fetched when the visitor points at a link to it, focuses or touches it, and
 * a plain click shows it without a load. One listener for all of them, so that a link stays an anchor of the server's.
 */
export function LinkInterceptor() {
  const router = useRouter();

  useEffect(() => {
    const listening = new AbortController();
    const options = { passive: true, signal: listening.signal };
    const fetchAhead = (event: Event) => {
      const route = routeOf(event);
      if (route) router.prefetch(route);
    };
    for (const sign of ['pointerover', 'focusin', 'touchstart'])
      document.addEventListener(sign, fetchAhead, options);
    const follow = (event: MouseEvent) => {
      const { altKey, ctrlKey, defaultPrevented, metaKey, shiftKey } = event;
      const route = routeOf(event);
      if (!route || defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return;
      event.preventDefault();
      router.push(route);
    };
    document.addEventListener('click', follow, { signal: listening.signal });
    // Headless UI stops a click on its way out of a dialog: there it is answered on its way in. Elsewhere it is not, so
    // that a carousel can call off the click that ends a drag.
    const followInDialog = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('[role=dialog]')) follow(event);
    };
    document.addEventListener('click', followInDialog, { capture: true, signal: listening.signal });
    return () => listening.abort();
  }, [router]);

  return null;
}
