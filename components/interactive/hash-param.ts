/** The choices that the address keeps as `name=value`; none where its fragment names a part of the page. */
const choicesIn = (hash: string) => new URLSearchParams(hash.includes('=') ? hash.slice(1) : '');

/** Writes a choice into the address beside the page's others; without a value it is back at its start. */
export function writeHashParam(name: string, value: string | undefined) {
  const choices = choicesIn(location.hash);
  if (value === undefined) choices.delete(name);
  else choices.set(name, value);
  const fragment = choices.size > 0 ? `#${choices}` : '';
  history.replaceState(history.state, '', location.pathname + location.search + fragment);
}

/**
 * Calls back with the choice that the address keeps, now if it keeps one, and after every change of its fragment; returns
 * a function that stops it. A step to a part of the page changes no choice. Without a choice nothing is called now: a
 * press may already have chosen in the moment before effects run.
 */
export function subscribeToHashParam(name: string, follow: (value: string | undefined) => void): () => void {
  const call = () => {
    const { hash } = location;
    if (hash === '' || hash.includes('=')) follow(choicesIn(hash).get(name) ?? undefined);
  };
  if (choicesIn(location.hash).has(name)) call();
  window.addEventListener('hashchange', call);
  return () => window.removeEventListener('hashchange', call);
}
