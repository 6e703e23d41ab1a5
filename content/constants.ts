/**
 * Constants of the interface and of the business (specification, section 9): one place, one number, one unit.
 * Each is the live value: scripts import it, and `tailwind.config.ts` makes classes of those that style sheets need.
 */

/**
 * Widths in px at which the frame changes; `lg` is the first width with the continuous desktop rail. They reach the
 * style sheets in rem, as all widths in media queries do: a visitor whose text is twice as large gets the layout of a
 * window half as wide. One unit for all, since Tailwind sorts its variants within one unit only.
 */
export const breakpoints = { xs: 375, md: 761, split: 960, lg: 1181, table: 1280, xl: 1440 } as const;

/** Sticky header: active past this scroll position, in CSS px. */
export const stickyHeaderThreshold = 200;
/** Sticky header: distance the main header's bottom edge must be above the viewport, in CSS px. */
export const stickyHeaderMargin = 100;

/** Preloader: longest time it stays, and how often readiness is polled, in ms. */
export const preloaderMaxWait = 1000;
export const preloaderPollInterval = 100;

/** Delay before a carousel starts once its parts exist, in ms. */
export const carouselStartDelay = 100;

/** Banner carousel: cross-fade and autoplay in ms. It shows one slide at every width, since all lie on one spot. */
export const bannerCarousel = { speed: 1500, autoplay: 8000 } as const;

/** Services carousel: gap in px, speed and autoplay in ms, slides in view from each min-width in px. */
export const servicesCarousel = {
  gap: 30,
  speed: 500,
  autoplay: 1000,
  items: { narrow: { from: 0, items: 1 }, middle: { from: 600, items: 2 }, wide: { from: 1200, items: 3 } },
} as const;

/** Response promise, in hours. */
export const responseHours = 24;

/** The promise of an answer as the specification writes it, without a period. */
export const responsePromise = `We'll respond within ${responseHours} hours`;

/** Money-back guarantee, in days. */
export const guaranteeDays = 30;
