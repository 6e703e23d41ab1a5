/** Returns the `name=value` parameters in a fragment; empty when the fragment is the id of an element. */
const parseHash = (hash: string) => new URLSearchParams(hash.includes('=') ? hash.slice(1) : '');

/** Sets a parameter in the URL's fragment and leaves the others unchanged; without a value it removes the parameter. */
export function writeHashParam(name: string, value: string | undefined) {
  const params = parseHash(location.hash);
  if (value === undefined) params.delete(name);
  else params.set(name, value);
  const fragment = params.size > 0 ? `#${params}` : '';
  history.replaceState(history.state, '', location.pathname + location.search + fragment);
}

/**
 * Calls `onChange` with the parameter's value: immediately if the fragment contains it, and after every change of the
 * fragment; returns a function that unsubscribes. A fragment that is the id of an element changes no parameter. Without
 * the parameter there is no immediate call: the visitor may have clicked an option before effects ran.
 */
export function subscribeToHashParam(
  name: string,
  onChange: (value: string | undefined) => void,
): () => void {
  const call = () => {
    const { hash } = location;
    if (hash === '' || hash.includes('=')) onChange(parseHash(hash).get(name) ?? undefined);
  };
  if (parseHash(location.hash).has(name)) call();
  window.addEventListener('hashchange', call);
  return () => window.removeEventListener('hashchange', call);
}
