import { navigationEnd, navigationStart } from '@/components/interactive/navigation-events';
import { preloaderMaxWait, preloaderPollInterval } from '@/content/constants';

/**
 * The preloader hides when the document is ready, on Close, at the end of a navigation, or by force at the limit. Its
 * element comes after this script, so it is looked up when it is needed.
 */
export function runPreloader() {
  let force: ReturnType<typeof setTimeout>;

  const show = (state: 'waiting' | 'hidden') => {
    clearTimeout(force);
    clearInterval(poll);
    const preloader = document.getElementById('preloader');
    if (preloader) preloader.dataset.state = state;
  };
  /** Whoever tabbed to Close goes on at the page's first stop: an element that is gone has no focus. */
  const hide = () => {
    const tabbed = document.querySelector('#preloader :focus-visible');
    show('hidden');
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
  hideAtLimit();
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('#preloader button')) hide();
  });
  window.addEventListener(navigationStart, () => {
    show('waiting');
    hideAtLimit();
  });
  window.addEventListener(navigationEnd, hide);
}
