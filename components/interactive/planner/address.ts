import { afterPaint } from '../after-frame';

/**
 * The visitor's latest address, until the planner has read it. When Next takes over the page it restores the address
 * that was loaded: a link to a plan followed before that would be lost.
 */
let asked = typeof window === 'undefined' ? undefined : location.href;
if (typeof window !== 'undefined')
  addEventListener('hashchange', ({ newURL }) => {
    asked = newURL;
  });

/** The pending write, and the fragment of the answers that the page shows, once it shows any. */
let writing: ReturnType<typeof setTimeout> | undefined;
let shown: string | undefined;

/** Whether a fragment holds answers. A link that was encoded once more on its way has no plain sign between key and value. */
const hasAnswers = (fragment: string) => /=|%3d/i.test(fragment);

/**
 * Calls back when a link of the page to a plan is followed, with whether the address changes; returns a function that
 * stops it.
 */
export function onPlanLink(follow: (changes: boolean) => void): () => void {
  const click = ({ target, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="#"]');
    if (link && hasAnswers(link.hash) && !altKey && !ctrlKey && !metaKey && !shiftKey)
      follow(link.hash !== location.hash);
  };
  document.addEventListener('click', click);
  return () => document.removeEventListener('click', click);
}

/** Opens the answers in the address now and whenever it changes; returns a function that stops it. */
export function followAddress(open: (fragment: string) => void): () => void {
  const follow = () => {
    clearTimeout(writing);
    const { href } = location;
    if (asked && asked !== href && asked.split('#')[0] === href.split('#')[0])
      history.replaceState(history.state, '', asked);
    asked = undefined;
    // Back at the bare address nothing is answered. A part of the page has no answers: the address gets them back.
    if (hasAnswers(location.hash) || (shown !== undefined && !location.hash)) open(location.hash.slice(1));
    else if (shown !== undefined) writeAddress(shown);
  };
  follow();
  addEventListener('hashchange', follow);
  return () => {
    clearTimeout(writing);
    shown = undefined;
    removeEventListener('hashchange', follow);
  };
}

/** Writes a fragment into the address once the plan has been painted: Next rerenders its router at each change. */
export function writeAddress(fragment: string) {
  clearTimeout(writing);
  shown = fragment;
  writing = setTimeout(() => {
    if (location.hash === fragment) return;
    history.replaceState(history.state, '', `${location.pathname}${location.search}${fragment}`);
  }, afterPaint);
}
