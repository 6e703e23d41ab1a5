import { currentPath } from './components/interactive/current-path';
import { navigationStart } from './components/layout/boot-script';

/** Next calls this at the start of every soft navigation, back and forward included; a new fragment alone is none. */
export function onRouterTransitionStart(url: string): void {
  if (new URL(url, location.href).pathname !== currentPath())
    window.dispatchEvent(new Event(navigationStart));
}
