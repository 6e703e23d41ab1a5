/**
 * Where the visitor went last, until the planner has read it. Next, as it takes the page over, writes back the address
 * it was loaded with: a link to a plan that is followed before that would be lost.
 */
let asked = typeof window === 'undefined' ? undefined : location.href;
if (typeof window !== 'undefined')
  addEventListener('hashchange', ({ newURL }) => {
    asked = newURL;
  });

/** Opens the answers of the address now and whenever it changes; gives what ends that. */
export function followAddress(open: () => void): () => void {
  const follow = () => {
    const { href } = location;
    if (asked && asked !== href && asked.split('#')[0] === href.split('#')[0])
      history.replaceState(history.state, '', asked);
    asked = undefined;
    if (location.hash.includes('=')) open();
  };
  follow();
  addEventListener('hashchange', follow);
  return () => removeEventListener('hashchange', follow);
}

/** The fragment that the address gets next. */
let latest = '';

/** Writes a fragment into the address once the plan has been painted: Next renders its router anew at each change. */
export function writeAddress(fragment: string) {
  latest = fragment;
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (fragment === latest && location.hash !== fragment)
        history.replaceState(history.state, '', fragment);
    }),
  );
}
