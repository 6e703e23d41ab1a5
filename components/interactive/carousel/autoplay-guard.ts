import type { EmblaCarouselType } from 'embla-carousel';

type PauseReason = 'visitor' | 'hover' | 'focus' | 'hidden' | 'away';

/** Decides whether a carousel may rotate automatically. */
export interface AutoplayGuard {
  /** Sets or clears the visitor's pause, which stays until the visitor resumes. */
  setPaused: (paused: boolean) => void;
  /** Removes all listeners. */
  destroy: () => void;
}

/**
 * Creates a guard that plays autoplay only while there is no reason to pause: the visitor's pause, the mouse over the
 * carousel, keyboard focus on the rotation button, a hidden tab, a carousel out of view. Embla's plugin alone restarts
 * when the pointer leaves, whatever stopped it. `paused` is the initial state (reduced motion).
 *
 * Keyboard focus stops the rotation until the visitor resumes (APG): anywhere in the carousel it counts as the
 * visitor's pause, reported through `onPause`. On the rotation button it counts as one only when the focus leaves: the
 * button's name must not change between being announced and being activated.
 */
export function createAutoplayGuard(
  api: EmblaCarouselType,
  root: HTMLElement,
  paused: boolean,
  onPause: () => void,
): AutoplayGuard {
  const reasons = new Set<PauseReason>(paused ? ['visitor'] : []);
  const listening = new AbortController();
  const { signal } = listening;

  function sync() {
    const { autoplay } = api.plugins();
    // Without a layout (in a hidden frame) there is only one snap point, and the plugin is not initialized.
    if (api.scrollSnapList().length < 2) return;
    if (reasons.size) autoplay.stop();
    else if (!autoplay.isPlaying()) autoplay.play();
  }
  function setReason(reason: PauseReason, on: boolean) {
    if (on) reasons.add(reason);
    else reasons.delete(reason);
    sync();
  }

  // Touch is ignored: after a tap no pointerleave follows, and the carousel would stay paused.
  const mouse = (on: boolean) => (event: PointerEvent) =>
    setReason('hover', on && event.pointerType !== 'touch');
  root.addEventListener('pointerenter', mouse(true), { signal });
  root.addEventListener('pointerleave', mouse(false), { signal });
  function pause() {
    reasons.delete('focus');
    setReason('visitor', true);
    onPause();
  }
  function focus(element: Element) {
    if (!element.matches(':focus-visible')) return;
    if (element.matches('[data-rotation]')) setReason('focus', true);
    else pause();
  }
  root.addEventListener('focusin', (event) => focus(event.target as Element), { signal });
  root.addEventListener('focusout', () => reasons.has('focus') && pause(), { signal });
  // A change of slides would hide what a click has opened.
  const open = () => root.querySelector('[aria-expanded="true"]') && pause();
  root.addEventListener('click', () => requestAnimationFrame(open), { signal });
  open();
  const visibility = () => setReason('hidden', document.visibilityState === 'hidden');
  document.addEventListener('visibilitychange', visibility, { signal });
  const view = new IntersectionObserver(([entry]) => entry && setReason('away', !entry.isIntersecting));
  view.observe(root);
  // The plugin restarts when a drag ends and when the layout changes.
  api.on('pointerUp', sync).on('reInit', sync);

  // On a touch screen, :hover stays on the tapped element and never ends.
  if (root.matches(':hover') && window.matchMedia('(hover: hover)').matches) reasons.add('hover');
  if (document.activeElement && root.contains(document.activeElement)) focus(document.activeElement);
  visibility();

  return {
    setPaused: (on) => {
      // The button has to work even while it has the focus.
      reasons.delete('focus');
      setReason('visitor', on);
    },
    destroy: () => {
      listening.abort();
      view.disconnect();
      api.off('pointerUp', sync).off('reInit', sync);
    },
  };
}
