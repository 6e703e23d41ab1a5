import { act, render } from '@testing-library/react';
import type { ReactElement } from 'react';

/** Turns the visitor's preference for reduced motion on or off. */
export let setReducedMotion: (on: boolean) => void;

/**
 * What a carousel needs from a browser and jsdom lacks: a layout, with slides in a row of which each
 * fills the viewport, and the observers. For tests only.
 */
export function installBrowser({
  reducedMotion = false,
  hover = true,
}: {
  reducedMotion?: boolean;
  /** Whether the main pointer can rest over something without pressing it. */
  hover?: boolean;
} = {}) {
  const watching = new Set<() => void>();
  const width = 1200;
  // Embla reads the last slide's margin; jsdom returns an empty string where browsers return 0px.
  document.head.innerHTML = '<style>* { margin: 0 }</style>';
  const isSlide = (element: HTMLElement) => element.matches('[data-slide]');
  const place = (element: HTMLElement) =>
    [...(element.parentElement?.querySelectorAll('[data-slide]') ?? [])].indexOf(element);
  define('offsetWidth', () => width);
  define('offsetLeft', (element) => (isSlide(element) ? place(element) * width : 0));
  define('offsetTop', () => 0);
  define('offsetHeight', () => 400);

  window.matchMedia = (query) =>
    ({
      matches: query.includes('reduce') ? reducedMotion : hover,
      addEventListener: (_: string, changed: () => void) => watching.add(changed),
      removeEventListener: (_: string, changed: () => void) => watching.delete(changed),
    }) as unknown as MediaQueryList;
  setReducedMotion = (on) => {
    reducedMotion = on;
    for (const changed of watching) changed();
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

/** Makes the tab look hidden or visible and says so. */
export function setVisibility(state: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Lets time go by on the controlled clock, and what waits for it be rendered. */
export const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** Renders a carousel and lets its engine arrive (it is loaded separately) before the clock moves. */
export async function start(ui: ReactElement) {
  const view = render(ui);
  await act(async () => {
    await import('./CarouselEngine');
  });
  await pass(0);
  return view;
}
