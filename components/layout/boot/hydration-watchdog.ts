/** Longest time in ms after the end of the markup until the scripts must have started; then the page opens everything they would have folded. */
export const hydrationTimeout = 5000;

/**
 * <html data-scripts> turns "failed" when a script does not load before start-up, or the bundle has not set
 * <html data-started> in time. The bundle asks for a lost script once more. It is not told if that fails too, since it
 * would replace the page with an error.
 */
export function watchHydration() {
  const { dataset } = document.documentElement;
  const lost = new Set<string>();

  const fail = (reason: string) => {
    if ('started' in dataset || dataset.scripts) return;
    dataset.scripts = 'failed';
    console.error(`Start-up failed: ${reason}`);
  };

  window.addEventListener(
    'error',
    (event) => {
      const { target } = event;
      if (!(target instanceof HTMLScriptElement) || 'started' in dataset) return;
      if (lost.has(target.src)) event.stopImmediatePropagation();
      lost.add(target.src);
      fail('a script did not load');
    },
    true,
  );
  document.addEventListener('DOMContentLoaded', () => {
    setTimeout(() => fail(`scripts did not start within ${hydrationTimeout} ms`), hydrationTimeout);
  });
}
