import localFont from 'next/font/local';
import type { ReactNode } from 'react';

/**
 * The typeface of Cyrillic letters, which Archivo lacks; see Document.tsx for the options. It is part of a layout because
 * a page shares its style sheets with other pages, which would then preload the font.
 */
const onest = localFont({
  src: '../../components/layout/fonts/onest-ukrainian-wght.woff2',
  weight: '400 720',
  variable: '--font-cyrillic',
  display: 'optional',
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0400-04FF, U+2116' }],
});

/** Renders the layout around the page in Ukrainian. */
export default function UkrainianLayout({ children }: { children: ReactNode }) {
  return <div className={`${onest.variable} font-sans`}>{children}</div>;
}
