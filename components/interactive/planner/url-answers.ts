import { afterPaint } from '../after-frame';

/**
 * The latest URL until the planner has read it. When Next.js hydrates the page it restores the URL that was loaded, so a
 * link to a plan that was followed before hydration would be lost.
 */
let requestedUrl = typeof window === 'undefined' ? undefined : location.href;
if (typeof window !== 'undefined')
  addEventListener('hashchange', ({ newURL }) => {
    requestedUrl = newURL;
  });

/** Timer of the pending write. */
let writing: ReturnType<typeof setTimeout> | undefined;
/** Fragment of the answers that the page shows; undefined before it shows any. */
let shown: string | undefined;

/** Returns whether a fragment contains answers. In a link that was encoded twice, the equals sign is `%3D`. */
const hasAnswers = (fragment: string) => /=|%3d/i.test(fragment);

/**
 * Calls `onFollow` when the visitor follows a link on the page to a plan, with whether the URL changes; returns a
 * function that unsubscribes.
 */
export function onPlanLink(onFollow: (changes: boolean) => void): () => void {
  const click = ({ target, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="#"]');
    if (link && hasAnswers(link.hash) && !altKey && !ctrlKey && !metaKey && !shiftKey)
      onFollow(link.hash !== location.hash);
  };
  document.addEventListener('click', click);
  return () => document.removeEventListener('click', click);
}

/** Calls `open` with the answers in the fragment, now and after every change; returns a function that unsubscribes. */
export function subscribeToAnswers(open: (fragment: string) => void): () => void {
  const follow = () => {
    clearTimeout(writing);
    const { href } = location;
    if (requestedUrl && requestedUrl !== href && requestedUrl.split('#')[0] === href.split('#')[0])
      history.replaceState(history.state, '', requestedUrl);
    requestedUrl = undefined;
    // Back to a URL without a fragment clears the answers. A fragment that is the id of an element has no answers, so
    // the current ones are written again.
    if (hasAnswers(location.hash) || (shown !== undefined && !location.hash)) open(location.hash.slice(1));
    else if (shown !== undefined) writeAnswers(shown);
  };
  follow();
  addEventListener('hashchange', follow);
  return () => {
    clearTimeout(writing);
    shown = undefined;
    removeEventListener('hashchange', follow);
  };
}

/** Writes a fragment to the URL after the plan has been painted, because Next.js rerenders its router at each change. */
export function writeAnswers(fragment: string) {
  clearTimeout(writing);
  shown = fragment;
  writing = setTimeout(() => {
    if (location.hash === fragment) return;
    history.replaceState(history.state, '', `${location.pathname}${location.search}${fragment}`);
  }, afterPaint);
}
