import type { EmblaCarouselType } from 'embla-carousel';

type Hold = 'visitor' | 'hover' | 'focus' | 'hidden' | 'away';

/** Decides whether a carousel may move by itself. */
export interface AutoplayGuard {
  /** The rotation button was pressed: a pause stays until the visitor resumes, whatever else happens. */
  setPaused: (paused: boolean) => void;
  destroy: () => void;
}

/**
 * Embla's autoplay starts again after a pointer leaves, whoever stopped it. Here every reason to stand still is held
 * by its name, and autoplay plays only while none is left: the visitor's pause, the mouse over the carousel, keyboard
 * focus on the rotation button, a hidden tab, a carousel out of the window. `paused` is the state it begins with
 * (reduced motion).
 *
 * Keyboard focus stops the rotation until the visitor starts it again (APG): anywhere in the carousel it is a pause,
 * of which `onPause` tells. On the rotation button itself it becomes one only when it leaves: the button's name must
 * not turn round between being read out and being pressed.
 */
export function createAutoplayGuard(
  api: EmblaCarouselType,
  root: HTMLElement,
  paused: boolean,
  onPause: () => void,
): AutoplayGuard {
  const held = new Set<Hold>(paused ? ['visitor'] : []);
  const listening = new AbortController();
  const { signal } = listening;

  function sync() {
    const { autoplay } = api.plugins();
    // Without a layout (a hidden frame) there is only one snap point, and the plugin has not initialized.
    if (api.scrollSnapList().length < 2) return;
    if (held.size) autoplay.stop();
    else if (!autoplay.isPlaying()) autoplay.play();
  }
  function hold(reason: Hold, on: boolean) {
    if (on) held.add(reason);
    else held.delete(reason);
    sync();
  }

  // A tap never ends its hover: after one, the carousel would stay stopped.
  const mouse = (on: boolean) => (event: PointerEvent) => hold('hover', on && event.pointerType !== 'touch');
  root.addEventListener('pointerenter', mouse(true), { signal });
  root.addEventListener('pointerleave', mouse(false), { signal });
  function pause() {
    held.delete('focus');
    hold('visitor', true);
    onPause();
  }
  function focus(element: Element) {
    if (!element.matches(':focus-visible')) return;
    if (element.matches('[data-rotation]')) hold('focus', true);
    else pause();
  }
  root.addEventListener('focusin', (event) => focus(event.target as Element), { signal });
  root.addEventListener('focusout', () => held.has('focus') && pause(), { signal });
  // What a press opens, a change of slides would take away.
  const open = () => root.querySelector('[aria-expanded="true"]') && pause();
  root.addEventListener('click', () => requestAnimationFrame(open), { signal });
  open();
  const visibility = () => hold('hidden', document.visibilityState === 'hidden');
  document.addEventListener('visibilitychange', visibility, { signal });
  const view = new IntersectionObserver(([entry]) => entry && hold('away', !entry.isIntersecting));
  view.observe(root);
  // The plugin restarts when a drag ends and when the layout changes.
  api.on('pointerUp', sync).on('reInit', sync);

  // On a touch screen, :hover stays on what was tapped, with no mouse to leave it.
  if (root.matches(':hover') && window.matchMedia('(hover: hover)').matches) held.add('hover');
  if (document.activeElement && root.contains(document.activeElement)) focus(document.activeElement);
  visibility();

  return {
    setPaused: (on) => {
      // Pressing the button must do what it says, even with the focus still on it.
      held.delete('focus');
      hold('visitor', on);
    },
    destroy: () => {
      listening.abort();
      view.disconnect();
      api.off('pointerUp', sync).off('reInit', sync);
    },
  };
}
