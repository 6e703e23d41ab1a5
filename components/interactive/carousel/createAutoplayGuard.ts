import type { EmblaCarouselType } from 'embla-carousel';

type Hold = 'button' | 'hover' | 'focus' | 'hidden' | 'away';

/** Decides whether a carousel may move by itself. */
export interface AutoplayGuard {
  /** A pause by the visitor: it stays until the visitor resumes, whatever else happens. */
  setPaused: (paused: boolean) => void;
  destroy: () => void;
}

/**
 * Embla's autoplay starts again after a pointer leaves, whoever stopped it. Here every reason to stand still is held
 * by its name, and autoplay plays only while none is left: the visitor's pause, the mouse over the carousel, keyboard
 * focus in it, a hidden tab, a carousel out of the window. `paused` is the state it begins with (reduced motion).
 */
export function createAutoplayGuard(
  api: EmblaCarouselType,
  root: HTMLElement,
  paused: boolean,
): AutoplayGuard {
  const held = new Set<Hold>(paused ? ['button'] : []);
  const listening = new AbortController();
  const { signal } = listening;

  function sync() {
    const { autoplay } = api.plugins();
    // Without a layout (a hidden frame) there is one place to go to, and the plugin has not set itself up.
    if (api.scrollSnapList().length < 2) return;
    if (held.size) autoplay.stop();
    else if (!autoplay.isPlaying()) autoplay.play();
  }
  function hold(reason: Hold, on: boolean) {
    if (on) held.add(reason);
    else held.delete(reason);
    sync();
  }

  const mouse = (on: boolean) => (event: PointerEvent) => {
    // A finger leaves no hover behind: after a tap the carousel would stand still for good.
    if (event.pointerType !== 'touch') hold('hover', on);
  };
  root.addEventListener('pointerenter', mouse(true), { signal });
  root.addEventListener('pointerleave', mouse(false), { signal });
  root.addEventListener(
    'focusin',
    (event) => hold('focus', (event.target as Element).matches(':focus-visible')),
    { signal },
  );
  root.addEventListener(
    'focusout',
    (event) => {
      if (!root.contains(event.relatedTarget as Node | null)) hold('focus', false);
    },
    { signal },
  );
  const visibility = () => hold('hidden', document.visibilityState === 'hidden');
  document.addEventListener('visibilitychange', visibility, { signal });
  const view = new IntersectionObserver(([entry]) => entry && hold('away', !entry.isIntersecting));
  view.observe(root);
  // The plugin restarts itself when a drag ends, and starts anew when the layout changes.
  api.on('pointerUp', sync).on('reInit', sync);

  if (root.matches(':hover')) held.add('hover');
  if (root.contains(document.activeElement) && document.activeElement?.matches(':focus-visible'))
    held.add('focus');
  visibility();

  return {
    setPaused: (on) => hold('button', on),
    destroy: () => {
      listening.abort();
      view.disconnect();
      api.off('pointerUp', sync).off('reInit', sync);
    },
  };
}
