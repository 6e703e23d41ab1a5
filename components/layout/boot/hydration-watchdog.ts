/**
 * The time in ms from DOMContentLoaded until the scripts must have started; after that the page shows all collapsed
 * content.
 */
export const hydrationTimeout = 5000;

/**
 * Sets <html data-scripts="failed"> when a script does not load before start-up, or the bundle does not set
 * <html data-started> in time. The bundle retries a failed script once. The second error does not reach the bundle,
 * because it would replace the page with an error.
 */
export function watchHydration() {
  const { dataset } = document.documentElement;
  const failedScripts = new Set<string>();

  const reportFailure = (reason: string) => {
    if ('started' in dataset || dataset.scripts) return;
    dataset.scripts = 'failed';
    console.error(`Start-up failed: ${reason}`);
  };

  window.addEventListener(
    'error',
    (event) => {
      const { target } = event;
      if (!(target instanceof HTMLScriptElement) || 'started' in dataset) return;
      if (failedScripts.has(target.src)) event.stopImmediatePropagation();
      failedScripts.add(target.src);
      reportFailure('a script did not load');
    },
    true,
  );
  document.addEventListener('DOMContentLoaded', () => {
    setTimeout(() => reportFailure(`scripts did not start within ${hydrationTimeout} ms`), hydrationTimeout);
  });
}
