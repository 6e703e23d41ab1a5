import { useCallback, useState } from 'react';

const request = () =>
  Promise.all([import('./session'), fetch('/planner.json').then((response) => response.json())]);

/** The engine module with its views, and the content of /planner.json. */
type Loaded = Awaited<ReturnType<typeof request>>;

let ready: Loaded | undefined;
let loading: Promise<Loaded> | undefined;

/** Loads engine and rules at most once; after a failure the next call requests them again. */
async function loadOnce(): Promise<Loaded> {
  loading ??= request();
  try {
    ready = await loading;
    return ready;
  } catch (error) {
    loading = undefined;
    throw error;
  }
}

/**
 * Returns engine and rules once they are loaded, and whether loading failed; `load` requests them, again after a failure.
 * They stay in memory, so a later visit to the page has them immediately.
 */
export function useEngine() {
  const [engine, setEngine] = useState(ready);
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    loadOnce().then(
      (all) => {
        setFailed(false);
        setEngine(all);
      },
      () => setFailed(true),
    );
  }, []);
  return { engine, failed, load };
}
