import type { Config } from 'tailwindcss';
import { bannerCarousel, servicesCarousel } from './content/constants';

/** Palette of the Line; PDFs and social cards read it too. Contrast figures stand in the design notes of README. */
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
  mist: '#B4BECD',
  slate: '#6E809B',
  quiet: '#56627A',
  white: '#FFFFFF',
} as const;

/**
 * Widths in px at which the frame changes; `lg` is the first width with the continuous desktop rail. They reach the
 * style sheets in rem, as all widths in media queries do: a visitor whose text is twice as large gets the layout of a
 * window half as wide. One unit for all, since Tailwind sorts its variants within one unit only.
 */
export const breakpoints = { md: 761, lg: 1181, xl: 1440 } as const;

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

export default {
  theme: {
    screens: Object.fromEntries([
      ...Object.entries(breakpoints).map(([name, px]) => [name, atDefaultSize(px)]),
      ...slideScreens,
    ]),
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
        'slide-gap': `${servicesCarousel.gap}px`,
      },
      flexBasis: Object.fromEntries(slideWidths),
      transitionDuration: { banner: `${bannerCarousel.speed}ms` },
      maxWidth: { frame: '1440px', measure: '65ch' },
      fontFamily: { sans: ['var(--font-archivo)', 'Helvetica', 'Arial', 'sans-serif'] },
      fontSize: {
        hero: type('clamp(3.875rem, min(7.5vw, 11.6vh), 6.75rem)', '0.93', '-0.042em', '640'),
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
        figure: type(fluid(44, 64), '1', '-0.042em', '620'),
        value: type(fluid(21, 26), '1.2', '-0.02em', '640'),
      },
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
