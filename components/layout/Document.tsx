import localFont from 'next/font/local';
import type { ReactNode } from 'react';
import { RouteChange } from '@/components/interactive/RouteChange';
import { InlineScript } from '@/components/ui/InlineScript';
import { headerCopy } from '@/content/navigation';
import { bootScript } from './boot-script';
import { Footer } from './Footer';
import { Header } from './Header';
import { Preloader } from './Preloader';

const archivo = localFont({
  src: './fonts/archivo-latin-wght.woff2',
  weight: '400 720',
  variable: '--font-archivo',
  // A face that comes after the first frame would move what is being read: it is for the next document.
  display: 'optional',
  // Its stand-ins are in styles/tokens.css, one for each weight and system: Next's own is a single one.
  adjustFontFallback: false,
});

/** The document around every page, the one for unknown addresses too: font, styles, header and footer. */
export function Document({ children }: { children: ReactNode }) {
  return (
    // An open dialog does not print; the page that it has locked does.
    <html
      className={`${archivo.variable} print:overflow-visible! print:pr-0!`}
      lang="en"
      suppressHydrationWarning
    >
      {/* biome-ignore lint/style/noHeadElement: a root layout writes its own; the build moves the script before the style sheets */}
      <head>
        <InlineScript code={bootScript} />
      </head>
      <body>
        <Preloader />
        <RouteChange />
        <a
          className="absolute top-2 left-2 z-50 -translate-y-20 bg-ink px-4 py-3 font-bold text-paper focus:translate-y-0 print:hidden"
          href="#main"
        >
          {headerCopy.skip}
        </a>
        <Header />
        {/* Next scrolls a new page's first element into view; the margin makes that the top of the page. */}
        <main className="scroll-mt-[100vh]" id="main" tabIndex={-1}>
          {children}
        </main>
        <Footer />
      </body>
    </html>
  );
}
