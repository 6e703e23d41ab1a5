import type { Config } from 'tailwindcss';
import plugin from 'tailwindcss/plugin';
import { bannerCarousel, breakpoints, servicesCarousel } from './content/constants';

/** Palette of the Line; PDFs and social cards read it too. Contrast is audited on every page (e2e/support/axe.ts). */
export const colors = {
  paper: '#F5F3EC',
  tint: '#EAE6DA',
  sheet: '#FCFBF7',
  ink: '#0A1A2F',
  'ink-1': '#13263F',
  'ink-2': '#44526A',
  signal: '#CE2C0D',
  'signal-deep': '#B02408',
  lit: '#FF5A36',
  /** Lines of the network on ink that are not lit. */
  faded: '#3A4860',
  mist: '#B4BECD',
  slate: '#6E809B',
  quiet: '#56627A',
  white: '#FFFFFF',
  sea: '#E2E6E4',
} as const;

/** A length at the default text size, as it grows with the text a visitor has set. */
export const atDefaultSize = (px: number) => `${px / 16}rem`;

/**
 * Font size that grows linearly from a phone's window to a desktop's; in rem, so that text zoom works. It is whole at
 * 390 and at 1440 px: the slope begins and ends a pixel inside, where its rounding does not show.
 */
function fluid(min: number, max: number): string {
  const slope = (max - min) / (1439 - 391);
  const base = (min - slope * 391) / 16;
  const rem = (px: number) => `${+(px / 16).toFixed(4)}rem`;
  return `clamp(${rem(min)}, ${base.toFixed(4)}rem + ${(slope * 100).toFixed(4)}vw, ${rem(max)})`;
}

/** A role of headings. */
const head = (fontSize: string, lineHeight: string, letterSpacing: string) => ({
  fontSize,
  lineHeight,
  letterSpacing,
  fontWeight: '640',
});
/** A role of text: it is as bold as what it stands in. */
const text = (fontSize: string, lineHeight = '1.45') => ({ fontSize, lineHeight });

/** `text-small` and its like: the ten roles of type. */
export const roles = {
  // Below 390 px the longest words would leave the window.
  display: head(`min(${fluid(56, 96)}, 14.4vw)`, '0.93', '-0.042em'),
  title: head(`min(${fluid(40, 64)}, 10.3vw)`, '1', '-0.03em'),
  section: head(fluid(32, 48), '1.05', '-0.028em'),
  sub: head(fluid(24, 30), '1.2', '-0.016em'),
  figure: head(fluid(32, 40), '1.05', '-0.02em'),
  name: head('1.25rem', '1.3', '-0.01em'),
  lead: text(fluid(19, 21)),
  body: text(fluid(17, 18), '1.5'),
  small: text('1rem'),
  caption: text('0.875rem'),
};

/** `font-bold` and its like. Archivo is variable; the heaviest is for numerals in rings. */
export const weights = { normal: '400', bold: '640', black: '700' };

/** The steps of space between things, in quarters of a rem; a half is an optical step. */
export const spaces = [0, 0.5, 1, 2, 3, 4, 6, 8, 12, 16, 24] as const;

/** `md:`, `lg:` and their like. */
const frameScreens = Object.entries(breakpoints).map(([name, px]) => [name, atDefaultSize(px)]);
/** `slides-middle:` and `slides-wide:`, the widths from which the services carousel shows more slides. */
const slideScreens = Object.entries(servicesCarousel.items).map(([name, { from }]) => [
  `slides-${name}`,
  atDefaultSize(from),
]);
/** `basis-slide-narrow` and its like: the width of one of the slides in view; beside a single one the next shows its first 32 px. */
const slideWidths = Object.entries(servicesCarousel.items).map(([name, { items }]) => [
  `slide-${name}`,
  items > 1 ? `${+(100 / items).toFixed(4)}%` : `calc(100% - ${servicesCarousel.gap}px - 2rem)`,
]);

/** `max-w-11em` and its like: line lengths of headings and notes, in em of their own type. */
const measures = Object.fromEntries(
  [6, 7, 11, 12, 19, 20, 24, 25, 34, 38, 46].map((em) => [`${em}em`, `${em}em`]),
);

/** `text-drawn-18` and its like: words in a drawing, in px of its own units. Other text never has a size in px. */
const drawnSizes = Object.fromEntries(
  [15, 16, 18, 20, 22, 23, 24, 26, 27, 28, 34, 44, 50, 84].map((px) => [`drawn-${px}`, `${px}px`]),
);

/** `grid-cols-seven-five` and its like: columns that share a width as their name says. */
const shares = (...names: string[]) => {
  const numbers = ['', '', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
  const column = (word: string) => `minmax(0, ${numbers.indexOf(word)}fr)`;
  return Object.fromEntries(names.map((name) => [name, name.split('-').map(column).join(' ')]));
};

export default {
  theme: {
    screens: Object.fromEntries([...frameScreens, ...slideScreens]),
    // for media queries in the style sheets: theme("screens.md") would answer with Tailwind's own width.
    frameWidth: Object.fromEntries(frameScreens),
    type: roles,
    // Tailwind's own steps of type go; what takes their place stands under plugins.
    fontSize: drawnSizes,
    fontWeight: {},
    lineHeight: {},
    letterSpacing: {},
    extend: {
      colors: {
        ...colors,
        // Roles that follow the ground a part stands on (set in globals.css by data-theme).
        surface: 'var(--surface)',
        fg: 'var(--fg)',
        muted: 'var(--muted)',
        line: 'var(--line)',
        rule: 'var(--rule)',
        faint: 'var(--faint)',
      },
      spacing: {
        gutter: 'var(--gutter)',
        axis: 'var(--axis)',
        rail: 'var(--rail)',
        section: 'var(--section)',
        part: 'var(--part)',
        // In a band: above and below a compact one, between blocks, under its head, between columns.
        compact: 'var(--compact)',
        step: 'var(--block)',
        'under-head': 'var(--under-head)',
        gap: 'var(--gap)',
        // From the gutter to the window's edge.
        bleed: 'calc(max(0px, (100vw - var(--frame)) / 2) + var(--gutter))',
        // The left edge of the trunk in a part as wide as the window, and the way to it from the content axis.
        trunk: 'calc(max(0px, (100% - var(--frame)) / 2) + var(--rail) - 0.25rem)',
        'to-trunk': 'calc(var(--axis) - var(--rail) + 0.25rem)',
        'slide-gap': `${servicesCarousel.gap}px`,
      },
      flexBasis: Object.fromEntries(slideWidths),
      transitionDuration: { banner: `${bannerCarousel.speed}ms` },
      maxWidth: { frame: 'var(--frame)', measure: '65ch', '72ch': '72ch', '92ch': '92ch', ...measures },
      gridTemplateColumns: {
        // A mark or a term before its text.
        mark: '2.125rem 1fr',
        term: 'minmax(0, 7rem) minmax(min-content, 1fr)',
        // Shares of a width, whatever stands in them.
        ...shares('seven-five', 'five-seven', 'eight-four', 'four-eight', 'four-five-three', 'three-nine'),
        ...shares('four-three', 'six-three', 'seven-two-three'),
        ruled: '13rem minmax(0, 1fr)',
        // A list that stays in view beside a long text.
        index: '16.5rem minmax(0, 1fr)',
        // The journey: a column a month, Quality takes two.
        months: '1fr 1fr 2fr 1fr 1fr',
      },
      fontFamily: {
        sans: [
          'var(--font-archivo)',
          'Archivo on Arial',
          'Archivo on Roboto',
          'Helvetica',
          'Arial',
          'sans-serif',
        ],
      },
      textUnderlineOffset: { link: '0.22em' },
      borderRadius: { control: '2px' },
      keyframes: {
        drop: { from: { transform: 'translateY(-100%)' } },
        appear: { from: { opacity: '0' } },
        'from-left': { from: { transform: 'translateX(-100%)' } },
        'from-right': { from: { transform: 'translateX(100%)' } },
      },
      animation: {
        drop: 'drop 200ms cubic-bezier(.2,.7,.1,1)',
        appear: 'appear 150ms linear',
        'from-left': 'from-left 200ms cubic-bezier(.2,.7,.1,1)',
        'from-right': 'from-right 200ms cubic-bezier(.2,.7,.1,1)',
      },
      transitionTimingFunction: { line: 'cubic-bezier(.2,.7,.1,1)' },
    },
  },
  plugins: [
    // Tailwind's own utilities of type hand line, tracking and weight on through variables, and its signs before and
    // after an element their content: twice as many letters, in every rule that names one.
    plugin(({ addUtilities }) => {
      for (const [name, type] of Object.entries(roles)) addUtilities({ [`.text-${name}`]: type });
      for (const [name, fontWeight] of Object.entries(weights))
        addUtilities({ [`.font-${name}`]: { fontWeight } });
      // A role brings its own line; a numeral in a ring has none.
      addUtilities({ '.line-none': { lineHeight: '1' }, '.content-empty': { content: '""' } });
    }),
  ],
} satisfies Config;
