import { arrive, arriveAtTop } from './components/interactive/arrival';
import { currentPath } from './components/interactive/current-path';
import { navigationEnd, navigationStart } from './components/interactive/navigation-events';

const isOtherPage = (url: string) => new URL(url, location.href).pathname !== currentPath();

// On back and forward, too, a new page begins at its top, so for such a step the browser must not restore the position
// that the entry remembers. For all else (a fragment, a reload, back from another document) it does.
window.navigation?.addEventListener('navigate', (event) => {
  if (event.navigationType === 'traverse' && event.canIntercept && isOtherPage(event.destination.url)) {
    event.intercept({ focusReset: 'manual', scroll: 'manual' });
  }
});

/**
 * The same where the Navigation API is missing: until the page has changed. Firefox restores whatever both say, in the
 * very frame in which the page has changed and after it: so the visitor arrives once more before that frame is painted.
 */
function skipScrollRestoration() {
  history.scrollRestoration = 'manual';
  window.addEventListener(navigationEnd, () => requestAnimationFrame(arriveAgain), { once: true });
}

function arriveAgain() {
  history.scrollRestoration = 'auto';
  arrive();
}

/** Next calls this at the start of every soft navigation, back and forward included; a new fragment alone is none. */
export function onRouterTransitionStart(url: string, type: 'push' | 'replace' | 'traverse'): void {
  if (isOtherPage(url)) {
    if (type === 'traverse') skipScrollRestoration();
    window.dispatchEvent(new Event(navigationStart));
  } else if (type !== 'traverse' && !new URL(url, location.href).hash) {
    arriveAtTop();
  }
}
