/**
 * Interface and business constants (specification, section 9), one unit each. Scripts import the values, and
 * `tailwind.config.ts` derives the classes that style sheets need.
 */

/**
 * Widths in px at which the layout changes; `lg` is the first width with the continuous desktop rail. Media queries use
 * rem, so a visitor who doubles the text size gets the layout of a window half as wide. All widths use one unit,
 * because Tailwind sorts variants only within a unit.
 */
export const breakpoints = { xs: 375, md: 761, split: 960, lg: 1181, table: 1280, xl: 1440 } as const;

/** Scroll position in CSS px beyond which the sticky header is active. */
export const stickyHeaderThreshold = 200;
/**
 * Distance in CSS px between the bottom edge of the main header and the top of the viewport, from which the header
 * sticks.
 */
export const stickyHeaderMargin = 100;

/** Longest display time of the preloader, in ms. */
export const preloaderMaxWait = 1000;
/** Interval at which the preloader polls for readiness, in ms. */
export const preloaderPollInterval = 100;

/** Delay in ms between the creation of a carousel's elements and its start. */
export const carouselStartDelay = 100;

/**
 * Banner carousel: cross-fade and autoplay interval in ms. One slide is visible at every width, because all slides
 * overlap.
 */
export const bannerCarousel = { speed: 1500, autoplay: 8000 } as const;

/**
 * Services carousel: gap in px, speed and autoplay interval in ms, number of visible slides from each min-width in px.
 */
export const servicesCarousel = {
  gap: 30,
  speed: 500,
  autoplay: 1000,
  items: { narrow: { from: 0, items: 1 }, middle: { from: 600, items: 2 }, wide: { from: 1200, items: 3 } },
} as const;

/** Response time in hours. */
export const responseHours = 24;

/** Statement of the response time as the specification writes it, without a period. */
export const responseTimeText = `We'll respond within ${responseHours} hours`;

/** Money-back period in days. */
export const guaranteeDays = 30;
