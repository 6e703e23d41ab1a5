import { useCallback, useEffect, useRef, useState } from 'react';
import { afterPaint } from './after-frame';

/** Returns the `name=value` parameters in the URL's fragment; undefined when the fragment is the id of an element. */
function readHash(): URLSearchParams | undefined {
  const { hash } = location;
  return hash === '' || hash.includes('=') ? new URLSearchParams(hash.slice(1)) : undefined;
}

/** Sets a parameter in the URL's fragment and leaves the others unchanged; without a value it removes the parameter. */
function writeHashParam(name: string, value: string | undefined) {
  const params = readHash() ?? new URLSearchParams();
  if (value === undefined) params.delete(name);
  else params.set(name, value);
  const fragment = params.size > 0 ? `#${params}` : '';
  history.replaceState(history.state, '', location.pathname + location.search + fragment);
}

/**
 * Returns a parameter of the URL's fragment, a function that changes it, of which undefined removes it, and a function
 * that forgets it without changing the fragment. It follows changes of the fragment, except to the id of an element. The
 * prebuilt page has no parameter. Of changes in quick succession, as by a held key, only the first and the last one are
 * written, because browsers limit how often the URL may change. A `deferred` change is written after it has been
 * painted, because Next.js rerenders its router when the URL changes.
 */
export function useHashParam(
  name: string,
  { deferred = false } = {},
): [string | undefined, (value: string | undefined) => void, () => void] {
  const [value, setValue] = useState<string>();
  /** Timer of the pending write or of the pause after one. */
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const cancel = () => {
      clearTimeout(pending.current);
      pending.current = undefined;
    };
    const follow = () => {
      cancel();
      const params = readHash();
      if (params) setValue(params.get(name) ?? undefined);
    };
    // Without the parameter the visitor's click before this effect counts.
    if (readHash()?.has(name)) follow();
    window.addEventListener('hashchange', follow);
    return () => {
      cancel();
      window.removeEventListener('hashchange', follow);
    };
  }, [name]);

  const change = useCallback(
    (next: string | undefined) => {
      setValue(next);
      const now = !deferred && pending.current === undefined;
      clearTimeout(pending.current);
      pending.current = setTimeout(() => {
        pending.current = undefined;
        if (!now) writeHashParam(name, next);
      }, afterPaint);
      if (now) writeHashParam(name, next);
    },
    [name, deferred],
  );
  const forget = useCallback(() => setValue(undefined), []);
  return [value, change, forget];
}
