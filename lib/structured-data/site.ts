import type { AboutPage, ContactPage, Organization, WebPage, WebSite } from 'schema-dts';
import type { Locale } from '@/content/locales';
import type { Path } from '@/content/page-declaration';
import { contactEmail, offices, provider, siteName } from '@/content/site';
import { absoluteUrl } from '@/lib/pages/absolute-url';
import { organizationId, pageId, reference, websiteId } from './ids';

/** Returns undefined for a mailbox or profile on the reserved domain .example, which is a placeholder. */
const unlessPlaceholder = (value: string): string | undefined =>
  value.endsWith('.example') ? undefined : value;

/** Returns the provider; only open offices are listed as addresses. */
export function organization(): Organization {
  return {
    '@type': 'Organization',
    '@id': organizationId,
    name: siteName,
    legalName: provider.legalName,
    url: absoluteUrl('/'),
    logo: absoluteUrl('/icons/icon-512.png'),
    email: unlessPlaceholder(contactEmail),
    address: offices
      .filter(({ open }) => open)
      .map(({ city, country }) => ({
        '@type': 'PostalAddress',
        addressLocality: city,
        addressCountry: country,
      })),
  };
}

/** Returns the website, published by the provider. */
export function webSite(): WebSite {
  return {
    '@type': 'WebSite',
    '@id': websiteId,
    name: siteName,
    url: absoluteUrl('/'),
    inLanguage: 'en',
    publisher: reference(organizationId),
  };
}

/** Returns the properties that all described pages share. */
const describedPage = (path: Path, name: string, locale: Locale = 'en') =>
  ({
    '@id': pageId(path, 'page'),
    url: absoluteUrl(path),
    name,
    inLanguage: locale,
    isPartOf: reference(websiteId),
    about: reference(organizationId),
  }) as const;

/** Returns the page about the provider. */
export const aboutPageNode = (path: Path, name: string): AboutPage => ({
  ...describedPage(path, name),
  '@type': 'AboutPage',
});

/** Returns the page on how to contact the provider. */
export const contactPageNode = (path: Path, name: string): ContactPage => ({
  ...describedPage(path, name),
  '@type': 'ContactPage',
});

/** Returns a page in a language of its own. */
export const webPageNode = (path: Path, name: string, locale?: Locale): WebPage => ({
  ...describedPage(path, name, locale),
  '@type': 'WebPage',
});
