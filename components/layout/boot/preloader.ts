import { navigationEnd, navigationStart } from '@/components/interactive/navigation-events';
import { preloaderMaxWait, preloaderPollInterval } from '@/content/constants';

/**
 * Shows the preloader from the first paint and during later navigations. It hides when the document is ready, on Close,
 * at the end of a navigation, or at the time limit. Its state is <html data-preloader>, absent while it is hidden.
 * React keeps this attribute on hydration and removes it when it renders the page again.
 */
export function runPreloader() {
  let limitTimer: ReturnType<typeof setTimeout>;

  const { dataset } = document.documentElement;

  const stopTimers = () => {
    clearTimeout(limitTimer);
    clearInterval(poll);
  };
  /** Hides the preloader. Moves the focus from Close to the skip link, because a hidden element loses the focus. */
  const hide = () => {
    const focused = document.querySelector('#preloader :focus-visible');
    stopTimers();
    delete dataset.preloader;
    if (focused) document.querySelector<HTMLElement>('[href="#main"]')?.focus();
  };
  const hideAtLimit = () => {
    limitTimer = setTimeout(() => {
      hide();
      console.warn(`Preloader: forced to hide after ${preloaderMaxWait} ms`);
    }, preloaderMaxWait);
  };

  const poll = setInterval(() => {
    if (document.readyState !== 'loading') hide();
  }, preloaderPollInterval);
  dataset.preloader = 'shown';
  hideAtLimit();
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('#preloader button')) hide();
  });
  window.addEventListener(navigationStart, () => {
    stopTimers();
    dataset.preloader = 'waiting';
    hideAtLimit();
  });
  window.addEventListener(navigationEnd, hide);
}
