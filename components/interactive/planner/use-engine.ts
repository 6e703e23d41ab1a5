import { useCallback, useState } from 'react';
import { loaded, loadOnce } from './loaded';

/** Engine and rules, once they are loaded, and whether loading them failed; `load` asks for them, again after a failure. */
export function useEngine() {
  const [engine, setEngine] = useState(loaded);
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
