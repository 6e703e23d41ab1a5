import type { Config } from 'tailwindcss';
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

/** Font size that grows linearly from a 390 px to a 1440 px window; in rem, so that text zoom works. */
function fluid(min: number, max: number): string {
  const slope = (max - min) / (1440 - 390);
  const base = (min - slope * 390) / 16;
  const rem = (px: number) => `${+(px / 16).toFixed(4)}rem`;
  return `clamp(${rem(min)}, ${base.toFixed(4)}rem + ${(slope * 100).toFixed(4)}vw, ${rem(max)})`;
}

const type = (size: string, lineHeight: string, letterSpacing: string, fontWeight: string) =>
  [size, { lineHeight, letterSpacing, fontWeight }] as [
    string,
    { lineHeight: string; letterSpacing: string; fontWeight: string },
  ];

/** `md:`, `lg:` and their like. */
const frameScreens = Object.entries(breakpoints).map(([name, px]) => [name, atDefaultSize(px)]);
/** `slides-middle:` and `slides-wide:`, the widths from which the services carousel shows more slides. */
const slideScreens = Object.entries(servicesCarousel.items).map(([name, { from }]) => [
  `slides-${name}`,
  atDefaultSize(from),
]);
/** `basis-slide-narrow` and its like: the width of one of the slides in view. */
const slideWidths = Object.entries(servicesCarousel.items).map(([name, { items }]) => [
  `slide-${name}`,
  `${+(100 / items).toFixed(4)}%`,
]);

/** `max-w-11em` and its like: line lengths of headings and notes, in em of their own type. */
const measures = Object.fromEntries(
  [6, 7, 11, 12, 13, 15, 17, 18, 19, 20, 22, 24, 25, 30, 31, 32, 34, 38, 40, 46].map((em) => [
    `${em}em`,
    `${em}em`,
  ]),
);

/** `text-drawn-18` and its like: words in a drawing, in px of its own units. Other text never has a size in px. */
const drawnSizes = Object.fromEntries(
  [15, 16, 17, 18, 19, 20, 22, 23, 24, 26, 27, 28, 29, 31, 32, 34, 44, 50, 84].map((px) => [
    `drawn-${px}`,
    `${px}px`,
  ]),
);

export default {
  theme: {
    screens: Object.fromEntries([...frameScreens, ...slideScreens]),
    // for media queries in the style sheets: theme("screens.md") would answer with Tailwind's own width.
    frameWidth: Object.fromEntries(frameScreens),
    extend: {
      colors: {
        ...colors,
        // Roles that follow the ground a part stands on (set in globals.css by data-ground).
        ground: 'var(--ground)',
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
        // From the content axis back to the rail, and the left edge of the trunk in a part as wide as the window.
        'to-rail': 'calc(var(--axis) - var(--rail))',
        trunk: 'calc(max(0px, (100% - var(--frame)) / 2) + var(--rail) - 0.25rem)',
        // The same way to the middle of a stop, of a list's mark, and to the trunk's own left edge.
        'to-line': 'calc(var(--axis) - var(--rail) + 0.8125rem)',
        'to-mark': 'calc(var(--axis) - var(--rail) + 1rem)',
        'to-trunk': 'calc(var(--axis) - var(--rail) + 0.25rem)',
        // Between paragraphs.
        blank: '1.1em',
        'slide-gap': `${servicesCarousel.gap}px`,
      },
      flexBasis: Object.fromEntries(slideWidths),
      transitionDuration: { banner: `${bannerCarousel.speed}ms` },
      maxWidth: { frame: 'var(--frame)', measure: '65ch', '72ch': '72ch', '92ch': '92ch', ...measures },
      gridTemplateColumns: {
        // A mark, a number or a term before its text.
        mark: '2.125rem 1fr',
        number: '3.5rem 1fr',
        paragraph: '4rem 1fr',
        term: 'minmax(0, 7rem) minmax(min-content, 1fr)',
        sign: '1.75rem 1fr',
        kind: '9rem 1fr',
        name: '9.375rem 1fr',
        contents: '16.5rem minmax(0, 1fr)',
        // A gate's months beside its sign.
        'half-year': '3.5rem repeat(6, minmax(0, 1fr))',
        year: '3.5rem repeat(12, minmax(0, 1fr))',
        end: '1fr auto',
        'seven-five': '7fr 5fr',
        'five-seven': '5fr 7fr',
        // The page beside a list or a note of fixed width.
        'beside-list': '1fr 20.625rem',
        'beside-note': '1fr 25.5rem',
        bars: '12.875rem 1fr 11rem',
        // The journey: a column a month, Quality takes two.
        months: '1fr 1fr 2fr 1fr 1fr',
      },
      // Archivo is variable: these are the steps in use.
      fontWeight: {
        normal: '400',
        medium: '560',
        semibold: '620',
        bold: '640',
        extrabold: '660',
        heavy: '680',
        black: '720',
      },
      lineHeight: { figure: '1.1', value: '1.2', entry: '1.35', item: '1.3', note: '1.4', caption: '1.45' },
      letterSpacing: {
        h4: '-0.01em',
        row: '-0.015em',
        display: '-0.044em',
        value: '-0.02em',
        brand: '-0.03em',
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
      fontSize: {
        hero: type('clamp(3.875rem, min(6.8vw, 10.9vh), 6.125rem)', '0.93', '-0.042em', '640'),
        // Below 390 px the longest words would leave the window.
        title: type(`min(${fluid(56, 96)}, 14.4vw)`, '0.93', '-0.044em', '640'),
        'title-xl': type(fluid(68, 120), '0.9', '-0.046em', '640'),
        section: type(fluid(40, 64), '1', '-0.034em', '630'),
        page: type(fluid(31, 40), '1.08', '-0.026em', '620'),
        h3: type(fluid(23, 26), '1.18', '-0.016em', '640'),
        h4: type('1.25rem', '1.3', '-0.01em', '660'),
        lead: type(fluid(19, 21), '1.5', '-0.006em', '400'),
        intro: type(fluid(22, 26), '1.42', '-0.015em', '400'),
        body: type(fluid(17, 18), '1.56', '0', '400'),
        small: type('1rem', '1.5', '0', '400'),
        label: type('0.9375rem', '1.45', '0', '400'),
        caption: type('0.875rem', '1.45', '0', '400'),
        statement: type(fluid(27, 38), '1.2', '-0.026em', '560'),
        subsection: type(fluid(25, 30), '1.18', '-0.02em', '640'),
        tagline: type(fluid(21, 28), '1.3', '-0.015em', '400'),
        tally: type(fluid(28, 34), '1.05', '-0.03em', '620'),
        station: type(`min(${fluid(45, 104)}, 11.5vw)`, '0.95', '-0.044em', '640'),
        // The drawing stands beside it: in between it stays smaller than a straight line would have it.
        certification: type('min(14.4vw, clamp(3.51rem, 8.33vw, 7.5rem))', '0.9', '-0.046em', '640'),
        // Size, tracking and weight: the line height of the bar they stand in goes on.
        // Beside large text the name still leaves room for the menu button.
        brand: [`min(${fluid(22, 25)}, 7vw)`, { letterSpacing: '-0.03em', fontWeight: '680' }],
        'brand-large': ['1.5rem', { letterSpacing: '-0.03em', fontWeight: '680' }],
        menu: ['1.5rem', { letterSpacing: '-0.02em', fontWeight: '640' }],
        // Sizes alone, for words inside a part: its line height and weight go on.
        copy: '1.0625rem',
        term: '1.125rem',
        item: '1.1875rem',
        row: '1.3125rem',
        ...drawnSizes,
        ledger: type(fluid(34, 52), '1', '-0.042em', '620'),
        figure: type(fluid(44, 64), '1', '-0.042em', '620'),
        value: type(fluid(21, 26), '1.2', '-0.02em', '640'),
      },
      textUnderlineOffset: { link: '0.22em' },
      borderRadius: { control: '2px' },
      boxShadow: { float: '0 30px 50px -30px rgb(10 26 47 / 35%)' },
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
} satisfies Config;
