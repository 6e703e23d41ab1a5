import type { Config } from 'tailwindcss';
import plugin from 'tailwindcss/plugin';
import { bannerCarousel, breakpoints, servicesCarousel } from './content/constants';

/** Color palette; PDFs and social cards import it too. Contrast is audited on every page (e2e/support/axe.ts). */
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
  /** Lines of the network that are not highlighted, on ink. */
  faded: '#3A4860',
  mist: '#B4BECD',
  slate: '#6E809B',
  quiet: '#56627A',
  white: '#FFFFFF',
  sea: '#E2E6E4',
} as const;

/** Converts px at the default text size to rem, so that the length grows with the visitor's text size. */
export const atDefaultSize = (px: number) => `${px / 16}rem`;

/**
 * Returns a font size that grows linearly from mobile to desktop windows; in rem, so that text zoom works. At 390 and
 * 1440 px it is exact, because the slope begins and ends one pixel inside that range.
 */
function fluid(min: number, max: number): string {
  const slope = (max - min) / (1439 - 391);
  const base = (min - slope * 391) / 16;
  const rem = (px: number) => `${+(px / 16).toFixed(4)}rem`;
  return `clamp(${rem(min)}, ${base.toFixed(4)}rem + ${(slope * 100).toFixed(4)}vw, ${rem(max)})`;
}

/** Returns a type role for headings. */
const head = (fontSize: string, lineHeight: string, letterSpacing: string) => ({
  fontSize,
  lineHeight,
  letterSpacing,
  fontWeight: '640',
});
/** Returns a type role for text, which inherits the font weight. */
const text = (fontSize: string, lineHeight = '1.45') => ({ fontSize, lineHeight });

/** The ten type roles, with utilities such as `text-small`. */
export const typeRoles = {
  // The limits in vw keep the longest words in windows below 390 px.
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

/** Font weights, with utilities such as `font-bold`. Archivo is a variable font; the heaviest is for numerals in rings. */
export const fontWeights = { normal: '400', bold: '640', black: '700' };

/** The scale of spaces, in quarters of a rem; 0.5 is for optical corrections. */
export const spaces = [0, 0.5, 1, 2, 3, 4, 6, 8, 12, 16, 24] as const;

/** Breakpoints such as `md:` and `lg:`. */
const frameScreens = Object.entries(breakpoints).map(([name, px]) => [name, atDefaultSize(px)]);
/** Breakpoints such as `slides-middle:`, from which the services carousel shows more slides. */
const slideScreens = Object.entries(servicesCarousel.items).map(([name, { from }]) => [
  `slides-${name}`,
  atDefaultSize(from),
]);
/** Slide widths, with utilities such as `basis-slide-narrow`; a single slide leaves 32 px of the next one in view. */
const slideWidths = Object.entries(servicesCarousel.items).map(([name, { items }]) => [
  `slide-${name}`,
  items > 1 ? `${+(100 / items).toFixed(4)}%` : `calc(100% - ${servicesCarousel.gap}px - 2rem)`,
]);

/** Maximum widths of headings and notes in em, with utilities such as `max-w-11em`. */
const measures = Object.fromEntries(
  [6, 7, 11, 12, 19, 20, 24, 25, 34, 38, 46].map((em) => [`${em}em`, `${em}em`]),
);

/** Text sizes in drawings, in the drawing's units, with utilities such as `text-drawn-18`. Other text has no size in px. */
const drawnSizes = Object.fromEntries(
  [15, 16, 18, 20, 22, 23, 24, 26, 27, 28, 34, 44, 50, 84].map((px) => [`drawn-${px}`, `${px}px`]),
);

/** Returns grid templates from names: `seven-five` has columns of 7fr and 5fr. */
const shares = (...names: string[]) => {
  const numbers = ['', '', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
  const column = (word: string) => `minmax(0, ${numbers.indexOf(word)}fr)`;
  return Object.fromEntries(names.map((name) => [name, name.split('-').map(column).join(' ')]));
};

/**
 * Returns a grid template of equal columns, at most as many as given and none narrower than 17rem, so that a list needs
 * no breakpoints.
 */
const upTo = (columns: number) =>
  `repeat(auto-fill, minmax(max(min(100%, 17rem), (100% - ${columns - 1} * var(--gap)) / ${columns}), 1fr))`;

export default {
  theme: {
    screens: Object.fromEntries([...frameScreens, ...slideScreens]),
    // For media queries in the style sheets, because theme("screens.md") returns Tailwind's default width.
    frameWidth: Object.fromEntries(frameScreens),
    type: typeRoles,
    // Removes Tailwind's type scale; the plugin below adds the type roles instead.
    fontSize: drawnSizes,
    fontWeight: {},
    lineHeight: {},
    letterSpacing: {},
    extend: {
      colors: {
        ...colors,
        // Color roles that depend on the theme (data-theme, app/styles/tokens.css).
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
        // In a section: space between blocks and between columns.
        step: 'var(--block)',
        gap: 'var(--gap)',
        // Distance from the content to the window's edge.
        bleed: 'calc(max(0px, (100vw - var(--frame)) / 2) + var(--gutter))',
        // Left edge of the trunk in a full-width block, and its distance from the content axis.
        trunk: 'calc(max(0px, (100% - var(--frame)) / 2) + var(--rail) - 0.25rem)',
        'to-trunk': 'calc(var(--axis) - var(--rail) + 0.25rem)',
        'slide-gap': `${servicesCarousel.gap}px`,
      },
      flexBasis: Object.fromEntries(slideWidths),
      transitionDuration: { banner: `${bannerCarousel.speed}ms` },
      maxWidth: { frame: 'var(--frame)', measure: '65ch', '72ch': '72ch', '92ch': '92ch', ...measures },
      gridTemplateColumns: {
        // A marker or a term before its text.
        mark: '2.125rem 1fr',
        term: 'minmax(0, 7rem) minmax(min-content, 1fr)',
        // Proportional columns, independent of their content.
        ...shares('seven-five', 'five-seven', 'eight-four', 'four-five-three', 'seven-two-three'),
        // Four of twelve columns and the other eight.
        'four-eight': 'calc((100% - 2 * var(--gap)) / 3) minmax(0, 1fr)',
        ruled: '13rem minmax(0, 1fr)',
        'up-to-2': upTo(2),
        'up-to-3': upTo(3),
        // A sticky list next to a long text.
        index: '16.5rem minmax(0, 1fr)',
        // The journey: one column per month; Quality takes two.
        months: '1fr 1fr 2fr 1fr 1fr',
      },
      fontFamily: {
        sans: [
          'var(--font-archivo)',
          // Set on the page in Ukrainian only.
          'var(--font-cyrillic, "Archivo on Arial")',
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
    // Tailwind's utilities for type and for the content of pseudo-elements use variables, which would double the size of
    // every rule that applies one.
    plugin(({ addUtilities }) => {
      for (const [name, type] of Object.entries(typeRoles)) addUtilities({ [`.text-${name}`]: type });
      for (const [name, fontWeight] of Object.entries(fontWeights))
        addUtilities({ [`.font-${name}`]: { fontWeight } });
      // Type roles set a line height; numerals in rings need 1.
      addUtilities({ '.line-none': { lineHeight: '1' }, '.content-empty': { content: '""' } });
    }),
  ],
} satisfies Config;
