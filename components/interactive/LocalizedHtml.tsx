'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import type { Locale } from '@/content/locales';

/** The languages of the pages that are not in English, by path. */
type PageLocales = Readonly<Record<string, Locale>>;

/** Returns the language of the current page, in the prebuilt HTML and after a client-side navigation. */
function useLocale(locales: PageLocales): Locale {
  const path = usePathname();
  return (path && locales[path]) || 'en';
}

interface LocalizedHtmlProps {
  locales: PageLocales;
  className: string;
  children: ReactNode;
}

/**
 * Renders the `html` element with the language of the page. A layout does not know the path of the page, and a second
 * root layout would make every link between the languages load a new document.
 */
export const LocalizedHtml = ({ locales, className, children }: LocalizedHtmlProps) => (
  <html className={className} lang={useLocale(locales)} suppressHydrationWarning>
    {children}
  </html>
);

interface SkipLinkProps {
  locales: PageLocales;
  labels: Record<Locale, string>;
  className: string;
}

/** Renders the link to the content of the page, in the language of the page. */
export const SkipLink = ({ locales, labels, className }: SkipLinkProps) => (
  <a className={className} href="#main">
    {labels[useLocale(locales)]}
  </a>
);
