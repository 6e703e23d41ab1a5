/**
 * The visitor's latest address, until the planner has read it. When Next takes over the page it restores the address
 * that was loaded: a link to a plan followed before that would be lost.
 */
let asked = typeof window === 'undefined' ? undefined : location.href;
if (typeof window !== 'undefined')
  addEventListener('hashchange', ({ newURL }) => {
    asked = newURL;
  });

/** Time in ms by which the response to a press has been painted, even on a slow phone. */
export const afterPaint = 150;

/** The pending write. */
let writing: ReturnType<typeof setTimeout> | undefined;

/** Whether the address holds answers that could not be opened yet: the rules are on their way, or did not load. */
let unopened = false;
export const linkWaits = () => unopened;

/** The answers that the page shows, once it shows any. */
let shown: string | undefined;

/** Whether there are such answers; they count as opened from now on. */
export function takeLink(): boolean {
  const waits = unopened;
  unopened = false;
  return waits;
}

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

/** Has the answers in the address opened now and whenever it changes; returns a function that stops it. */
export function followAddress(open: () => void): () => void {
  const follow = () => {
    clearTimeout(writing);
    const { href } = location;
    if (asked && asked !== href && asked.split('#')[0] === href.split('#')[0])
      history.replaceState(history.state, '', asked);
    asked = undefined;
    // Back at the bare address nothing is answered. A part of the page has no answers: the address gets them back.
    unopened = hasAnswers(location.hash) || (shown !== undefined && !location.hash);
    if (unopened) open();
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
    if (location.hash !== fragment) history.replaceState(history.state, '', fragment);
  }, afterPaint);
}
