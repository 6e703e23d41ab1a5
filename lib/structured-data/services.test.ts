import { certificationBySlug, certifications } from '@/content/certifications';
import { siteUrl } from '@/content/site';
import { certificationList, certificationService } from './services';

const data = (slug: keyof typeof certificationBySlug) =>
  JSON.parse(JSON.stringify(certificationService(certificationBySlug[slug])));

test('a certification is a service of the provider, in the words of its page', () => {
  const { title, subtitle } = certificationBySlug.aqap2110;
  expect(data('aqap2110')).toMatchObject({
    '@type': 'Service',
    name: title,
    description: subtitle,
    url: `${siteUrl}/certifications/aqap2110`,
    provider: { '@id': `${siteUrl}/#organization` },
  });
});

test('the offer is the planning range of the preparation, in dollars', () => {
  expect(data('cmmc').offers.priceSpecification).toMatchObject({
    minPrice: 50_000,
    maxPrice: 100_000,
    priceCurrency: 'USD',
  });
});

test('neither a clearance nor a registration is offered for a price', () => {
  expect(data('nato-clearance').offers).toBeUndefined();
  expect(data('itar').offers).toBeUndefined();
});

test('the comparison lists every row in its order', () => {
  const { itemListElement, numberOfItems } = JSON.parse(JSON.stringify(certificationList(certifications)));
  expect(numberOfItems).toBe(certifications.length);
  expect(itemListElement.map(({ name }: { name: string }) => name)).toEqual(
    certifications.map(({ comparison }) => comparison.name),
  );
});
