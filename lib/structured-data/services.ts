import type { ItemList, Offer, Service, WithContext } from 'schema-dts';
import type { CertificationSlug } from '@/content/certifications/slugs';
import type { Certification } from '@/content/certifications/types';
import { certificationPath } from '@/content/navigation';
import { totalInvestment } from '@/lib/figures/totals';
import { absoluteUrl, type Path } from '@/lib/metadata';
import { organizationId, pageId, reference } from './ids';

/** The state grants a clearance and a registration is the company's own act: neither carries an offer. */
const neverOffered: readonly CertificationSlug[] = ['nato-clearance', 'itar'];

/** A service of the provider, in the words of its page. */
export function service(path: Path, name: string, description: string): WithContext<Service> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    '@id': pageId(path, 'service'),
    url: absoluteUrl(path),
    name,
    description,
    provider: reference(organizationId),
  };
}

/** The planning range of the preparation, as an offer. */
function preparationOffer(certification: Pick<Certification, 'phases'>): Offer {
  const { min, max, unit } = totalInvestment(certification);
  return {
    '@type': 'Offer',
    offeredBy: reference(organizationId),
    priceSpecification: {
      '@type': 'PriceSpecification',
      minPrice: min,
      maxPrice: max,
      priceCurrency: unit,
    },
  };
}

/** Preparation for a certification: the provider's service, not the certificate. */
export function certificationService(certification: Certification): WithContext<Service> {
  const { slug, title, subtitle } = certification;
  return {
    ...(service(certificationPath(slug), title, subtitle) as Exclude<WithContext<Service>, string>),
    offers: neverOffered.includes(slug) ? undefined : preparationOffer(certification),
  };
}

/** The comparison's rows, in their order. */
export function certificationList(certifications: readonly Certification[]): WithContext<ItemList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: certifications.length,
    itemListElement: certifications.map(({ slug, comparison }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: comparison.name,
      url: absoluteUrl(certificationPath(slug)),
    })),
  };
}
