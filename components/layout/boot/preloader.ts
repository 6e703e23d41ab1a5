import { navigationEnd, navigationStart } from '@/components/interactive/navigation-events';
import { preloaderMaxWait, preloaderPollInterval } from '@/content/constants';

/**
 * Shows the preloader from the first paint, and again during each later navigation. It hides when the document is ready,
 * on Close, at the end of a navigation, or by force at the limit. Its state is <html data-preloader>, absent while it is
 * hidden: React keeps that attribute when it hydrates, and drops it when it has to render the page anew.
 */
export function runPreloader() {
  let force: ReturnType<typeof setTimeout>;

  const { dataset } = document.documentElement;

  const stopTimers = () => {
    clearTimeout(force);
    clearInterval(poll);
  };
  /** Whoever tabbed to Close goes on at the page's first stop: an element that is gone has no focus. */
  const hide = () => {
    const tabbed = document.querySelector('#preloader :focus-visible');
    stopTimers();
    delete dataset.preloader;
    if (tabbed) document.querySelector<HTMLElement>('[href="#main"]')?.focus();
  };
  const hideAtLimit = () => {
    force = setTimeout(() => {
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
