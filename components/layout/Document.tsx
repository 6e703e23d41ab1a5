import localFont from 'next/font/local';
import type { ReactNode } from 'react';
import { LocalizedHtml, SkipLink } from '@/components/interactive/LocalizedHtml';
import { RouteChange } from '@/components/interactive/RouteChange';
import { InlineScript } from '@/components/ui/InlineScript';
import { headerCopy } from '@/content/navigation';
import { pageLocales } from '@/lib/pages/registry';
import { bootScript } from './boot-script';
import { Footer } from './Footer';
import { Header } from './Header';
import { Preloader } from './Preloader';

const archivo = localFont({
  src: './fonts/archivo-latin-wght.woff2',
  weight: '400 720',
  variable: '--font-archivo',
  // A font that loads after the first frame would shift the layout, so it is only used from the next document on.
  display: 'optional',
  // styles/tokens.css has a fallback per weight and system; Next.js would add only one.
  adjustFontFallback: false,
});

/** Renders the document around every page and the 404 page: font, styles, header and footer, which are English on every page. */
export function Document({ children }: { children: ReactNode }) {
  return (
    // The print classes undo the scroll lock of an open dialog, which is not printed itself.
    <LocalizedHtml
      className={`${archivo.variable} print:overflow-visible! print:pr-0!`}
      locales={pageLocales}
    >
      {/* biome-ignore lint/style/noHeadElement: a root layout renders the head */}
      <head>
        <InlineScript code={bootScript} />
      </head>
      <body>
        <Preloader />
        <RouteChange />
        <SkipLink
          className="absolute top-2 left-2 z-50 -translate-y-20 bg-ink px-4 py-3 font-bold text-paper focus:translate-y-0 print:hidden"
          labels={headerCopy.skip}
          locales={pageLocales}
        />
        <Header />
        {/* Next.js scrolls a new page's first element into view; with the scroll margin that is the top of the page. */}
        <main className="scroll-mt-[100vh]" id="main" tabIndex={-1}>
          {children}
        </main>
        <Footer />
      </body>
    </LocalizedHtml>
  );
}
