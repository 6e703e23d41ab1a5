const load = () =>
  Promise.all([import('./session'), fetch('/planner.json').then((response) => response.json())]);

/** Engine with its drawings, and the rules and words of /planner.json. */
export type Loaded = Awaited<ReturnType<typeof load>>;
export type Session = Loaded[0];

let ready: Loaded | undefined;
let loading: Promise<Loaded> | undefined;

/**
 * What is loaded, if it is. A press uses it right away: awaiting it would paint a frame with only the press before the
 * one with the plan.
 */
export const loaded = () => ready;

/** Loads once; what could not be loaded is asked for again the next time. Rejects if it cannot be loaded. */
export function loadOnce(): Promise<Loaded> {
  loading ??= load().then(
    (all) => {
      ready = all;
      return all;
    },
    (error) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}
