/**
 * Where the visitor went last, until the planner has read it. Next, as it takes the page over, writes back the address
 * it was loaded with: a link to a plan that is followed before that would be lost.
 */
let asked = typeof window === 'undefined' ? undefined : location.href;
if (typeof window !== 'undefined')
  addEventListener('hashchange', ({ newURL }) => {
    asked = newURL;
  });

/** Time in ms after which the answer to a press has been painted, on a slow phone too. */
export const afterPaint = 150;

/** The write that is to come. */
let writing: ReturnType<typeof setTimeout> | undefined;

/** Opens the answers of the address now and whenever it changes; gives what ends that. */
export function followAddress(open: () => void): () => void {
  const follow = () => {
    clearTimeout(writing);
    const { href } = location;
    if (asked && asked !== href && asked.split('#')[0] === href.split('#')[0])
      history.replaceState(history.state, '', asked);
    asked = undefined;
    if (location.hash.includes('=')) open();
  };
  follow();
  addEventListener('hashchange', follow);
  return () => {
    clearTimeout(writing);
    removeEventListener('hashchange', follow);
  };
}

/** Writes a fragment into the address once the plan has been painted: Next renders its router anew at each change. */
export function writeAddress(fragment: string) {
  clearTimeout(writing);
  writing = setTimeout(() => {
    if (location.hash !== fragment) history.replaceState(history.state, '', fragment);
  }, afterPaint);
}
