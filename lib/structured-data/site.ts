import type { AboutPage, ContactPage, Graph, Organization, WebSite } from 'schema-dts';
import { contactEmail, offices, siteName } from '@/content/site';
import { absoluteUrl, type Path } from '@/lib/metadata';
import { organizationId, pageId, reference, websiteId } from './ids';

/** A mailbox or profile on the reserved domain is not known yet and stays out of the data. */
const known = (value: string): string | undefined => (value.endsWith('.example') ? undefined : value);

/** The provider; only open offices are addresses. */
export function organization(): Organization {
  return {
    '@type': 'Organization',
    '@id': organizationId,
    name: siteName,
    url: absoluteUrl('/'),
    logo: absoluteUrl('/icons/icon-512.png'),
    email: known(contactEmail),
    address: offices
      .filter(({ open }) => open)
      .map(({ city, country }) => ({
        '@type': 'PostalAddress',
        addressLocality: city,
        addressCountry: country,
      })),
  };
}

/** The website, published by the provider. */
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

/** Provider and website in full; stands on the home page alone. */
export const siteGraph = (): Graph => ({
  '@context': 'https://schema.org',
  '@graph': [organization(), webSite()],
});

/** The about or contact page. */
export function describedPage<T extends 'AboutPage' | 'ContactPage'>(type: T, path: Path, name: string) {
  return {
    '@context': 'https://schema.org',
    '@type': type,
    '@id': pageId(path, 'page'),
    url: absoluteUrl(path),
    name,
    inLanguage: 'en',
    isPartOf: reference(websiteId),
    about: reference(organizationId),
  } satisfies { '@context': string } & (AboutPage | ContactPage);
}
