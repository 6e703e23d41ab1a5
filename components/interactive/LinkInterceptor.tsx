'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { currentPath } from './current-path';

/**
 * Returns the route of a link that the router handles; undefined for links that are left to the browser: mail, files,
 * fragments of the current page, and links with a target.
 */
function routeOf({ target }: Event): string | undefined {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]:not([target])');
  if (!link || /\.\w+$/.test(link.pathname) || (link.hash && link.pathname === currentPath())) return;
  return link.pathname + link.search + link.hash;
}

/**
 * Turns links into client-side navigations: a page is prefetched when the visitor hovers, focuses or touches a link to
 * it, and a plain click shows it without a page load. One delegated listener serves all links, so that they can be
 * plain server-rendered anchors.
 */
export function LinkInterceptor() {
  const router = useRouter();

  useEffect(() => {
    const listening = new AbortController();
    const options = { passive: true, signal: listening.signal };
    const prefetch = (event: Event) => {
      const route = routeOf(event);
      if (route) router.prefetch(route);
    };
    for (const type of ['pointerover', 'focusin', 'touchstart'])
      document.addEventListener(type, prefetch, options);
    const follow = (event: MouseEvent) => {
      const { altKey, ctrlKey, defaultPrevented, metaKey, shiftKey } = event;
      const route = routeOf(event);
      if (!route || defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return;
      event.preventDefault();
      router.push(route);
    };
    document.addEventListener('click', follow, { signal: listening.signal });
    // Headless UI stops clicks in a dialog from bubbling, so they are handled in the capture phase there. Elsewhere they
    // are handled in the bubble phase, so that a carousel can cancel the click that ends a drag.
    const followInDialog = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('[role=dialog]')) follow(event);
    };
    document.addEventListener('click', followInDialog, { capture: true, signal: listening.signal });
    return () => listening.abort();
  }, [router]);

  return null;
}
