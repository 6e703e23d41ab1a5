import { Icon } from '@/components/ui/Icon';
import { Logo } from '@/components/ui/Logo';
import { closeLabel } from '@/content/page-copy/menus';

/** The path of the five stops on the line. */
const stops = [0, 105, 210, 315, 420].map((x) => `M${x - 11} 14a11 11 0 1 0 22 0a11 11 0 1 0 -22 0`).join('');

/**
 * Renders the full-screen preloader over the page. It is hidden by default, and only the boot script shows it with an
 * attribute of <html>, so a preloader that React renders again never covers the page.
 */
export function Preloader() {
  return (
    <div
      className="preloader fixed inset-0 z-90 hidden place-items-center"
      data-theme="paper"
      id="preloader"
      lang="en"
    >
      <button
        aria-label={closeLabel}
        className="absolute top-4 right-5 grid size-12 place-items-center rounded-control border-2 border-fg lg:top-8 lg:right-10"
        type="button"
      >
        <Icon name="close" />
      </button>
      {/* With a height of its own, so that the logo does not move when the line arrives. */}
      <div className="flex h-38 w-[min(420px,70vw)] flex-col items-center gap-12">
        <Logo className="size-19" />
        <svg
          aria-hidden="true"
          className="h-auto w-full overflow-visible"
          height="28"
          viewBox="0 0 420 28"
          width="420"
        >
          <rect className="fill-rule" height="8" width="420" y="10" />
          <rect
            className="preloader-line fill-line motion-reduce:animate-none!"
            height="8"
            width="420"
            y="10"
          />
          <path className="fill-surface stroke-fg" d={stops} strokeWidth="6" />
        </svg>
      </div>
    </div>
  );
}
