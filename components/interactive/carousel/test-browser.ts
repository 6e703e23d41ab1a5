import { act, render } from '@testing-library/react';
import type { ReactElement } from 'react';

/** Turns the visitor's preference for reduced motion on or off. */
export let setReducedMotion: (on: boolean) => void;

/**
 * Installs what a carousel needs from a browser and jsdom lacks: a layout, in which every slide of the row fills the
 * viewport, media queries and observers. For tests only.
 */
export function installBrowser() {
  let reducedMotion = false;
  const listeners = new Set<() => void>();
  const width = 1200;
  // Embla reads the last slide's margin; jsdom returns an empty string where browsers return 0px.
  document.head.innerHTML = '<style>* { margin: 0 }</style>';
  const isSlide = (element: HTMLElement) => element.matches('[data-slide]');
  const slideIndex = (element: HTMLElement) =>
    [...(element.parentElement?.querySelectorAll('[data-slide]') ?? [])].indexOf(element);
  define('offsetWidth', () => width);
  define('offsetLeft', (element) => (isSlide(element) ? slideIndex(element) * width : 0));
  define('offsetTop', () => 0);
  define('offsetHeight', () => 400);

  window.matchMedia = (query) =>
    ({
      matches: query.includes('reduce') ? reducedMotion : true,
      addEventListener: (_: string, changed: () => void) => listeners.add(changed),
      removeEventListener: (_: string, changed: () => void) => listeners.delete(changed),
    }) as unknown as MediaQueryList;
  setReducedMotion = (on) => {
    reducedMotion = on;
    for (const changed of listeners) changed();
  };
  window.ResizeObserver = Observer;
  window.IntersectionObserver = Observer as unknown as typeof IntersectionObserver;
}

class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}

function define(name: string, get: (element: HTMLElement) => number) {
  Object.defineProperty(HTMLElement.prototype, name, {
    configurable: true,
    get(this: HTMLElement) {
      return get(this);
    },
  });
}

/** Sets the visibility of the tab and dispatches `visibilitychange`. */
export function setVisibility(state: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Advances the fake timers by `ms` and flushes the renders that follow. */
export const advanceTime = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** Renders a carousel and waits until its engine, a separate chunk, has loaded. */
export async function renderCarousel(ui: ReactElement) {
  const view = render(ui);
  await act(async () => {
    await import('./CarouselEngine');
  });
  await advanceTime(0);
  return view;
}
