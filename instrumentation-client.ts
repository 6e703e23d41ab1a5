import { currentPath } from './components/interactive/current-path';
import { navigationStart } from './components/interactive/navigation-events';
import { focusAndScrollToTop } from './components/interactive/scroll-and-focus';

/** Called by Next.js at the start of a client-side navigation; handles changes of the page, not of the fragment only. */
export function onRouterTransitionStart(url: string, type: 'push' | 'replace' | 'traverse'): void {
  const { hash, pathname } = new URL(url, location.href);
  if (pathname !== currentPath()) window.dispatchEvent(new CustomEvent(navigationStart, { detail: type }));
  else if (type !== 'traverse' && !hash) focusAndScrollToTop();
}
