import { useCallback, useState } from 'react';

const request = () =>
  Promise.all([import('./session'), fetch('/planner.json').then((response) => response.json())]);

/** Engine with its drawings, and the rules and words of /planner.json. */
type Loaded = Awaited<ReturnType<typeof request>>;

let ready: Loaded | undefined;
let loading: Promise<Loaded> | undefined;

/** Loads once; what could not be loaded is asked for again the next time. */
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
 * Engine and rules, once they are loaded, and whether loading them failed; `load` asks for them, again after a failure.
 * A later visit has them at once.
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
