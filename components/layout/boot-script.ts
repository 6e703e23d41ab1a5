import { navigationEnd, navigationStart } from '@/components/interactive/navigation-events';
import { preloaderMaxWait, preloaderPollInterval } from '@/content/constants';

/**
 * The time in ms from DOMContentLoaded until the scripts must have started; after that the page shows all collapsed
 * content.
 */
export const hydrationTimeout = 5000;

const options = { hydrationTimeout, navigationEnd, navigationStart, preloaderMaxWait, preloaderPollInterval };

/**
 * Runs in the head of every page, before the bundle. The page contains its source, so it uses only its options and
 * the browser, and no syntax newer than ES2015: it also reveals the page in browsers that cannot parse the bundle.
 *
 * Preloader: shows it from the first paint and during later navigations, and hides it when the document is ready, on
 * Close, at the end of a navigation, or at the time limit. Its state is <html data-preloader>, absent while it is
 * hidden; in the state `first` the page has only its first screen. React keeps this attribute on hydration and removes it
 * when it renders the page again.
 *
 * Early clicks: delays clicks on buttons until the bundle has started, because there are no event handlers before that.
 *
 * Failed start: sets <html data-scripts="failed"> when a script does not load before start-up, or the bundle does not
 * set <html data-started> in time. The bundle retries a failed script once. The second error does not reach the bundle,
 * because it would replace the page with an error.
 */
export function boot(settings: typeof options) {
  const page = document.documentElement;
  const { dataset } = page;

  let limitTimer: ReturnType<typeof setTimeout>;
  const poll = setInterval(() => {
    if (document.readyState !== 'loading') hide();
  }, settings.preloaderPollInterval);
  function stopTimers() {
    clearTimeout(limitTimer);
    clearInterval(poll);
  }
  /** Hides the preloader. Moves the focus from Close to the skip link, because a hidden element loses the focus. */
  function hide() {
    const focused = document.querySelector('#preloader :focus-visible');
    const skipLink = document.querySelector<HTMLElement>('[href="#main"]');
    stopTimers();
    delete dataset.preloader;
    if (focused && skipLink) skipLink.focus();
  }
  function show(state: 'first' | 'shown' | 'waiting') {
    dataset.preloader = state;
    limitTimer = setTimeout(() => {
      hide();
      console.warn(`Preloader: forced to hide after ${settings.preloaderMaxWait} ms`);
    }, settings.preloaderMaxWait);
  }
  // A fresh visit starts with the first screen; a fragment or a restored scroll position needs the whole page. Chrome
  // sometimes has no entry yet.
  const isVisit = performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type === 'navigate');
  show(isVisit && !location.hash ? 'first' : 'shown');
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('#preloader button')) hide();
  });
  addEventListener(settings.navigationStart, () => {
    stopTimers();
    show('waiting');
  });
  addEventListener(settings.navigationEnd, hide);

  const clicked: HTMLElement[] = [];
  document.addEventListener(
    'click',
    (event) => {
      const { target } = event;
      const button = target instanceof Element && target.closest<HTMLElement>('main button, header button');
      if (!button || 'started' in dataset) return;
      event.stopImmediatePropagation();
      clicked.push(button);
    },
    true,
  );
  new MutationObserver(() => {
    for (const button of clicked.splice(0)) button.click();
  }).observe(page, { attributeFilter: ['data-started'] });

  const failedScripts = new Set<string>();
  function reportFailure(reason: string) {
    if ('started' in dataset || dataset.scripts) return;
    dataset.scripts = 'failed';
    console.error(`Start-up failed: ${reason}`);
  }
  addEventListener(
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
    setTimeout(
      () => reportFailure(`scripts did not start within ${settings.hydrationTimeout} ms`),
      settings.hydrationTimeout,
    );
  });
}

/** The inline script in the head of every page; the build minifies the function before its source is read. */
export const bootScript = `(${boot})(${JSON.stringify(options)})`;
