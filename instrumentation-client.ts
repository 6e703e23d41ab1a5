import { arriveAtTop } from './components/interactive/arrival';
import { currentPath } from './components/interactive/current-path';
import { navigationStart } from './components/interactive/navigation-events';

/** Next calls this at the start of every soft navigation, back and forward included; a new fragment alone is none. */
export function onRouterTransitionStart(url: string, type: 'push' | 'replace' | 'traverse'): void {
  const { hash, pathname } = new URL(url, location.href);
  if (pathname !== currentPath()) window.dispatchEvent(new CustomEvent(navigationStart, { detail: type }));
  else if (type !== 'traverse' && !hash) arriveAtTop();
}
