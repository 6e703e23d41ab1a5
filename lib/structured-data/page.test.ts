import { certificationBySlug, certifications } from '@/content/certifications';
import { glossary } from '@/content/glossary';
import { type PagePath, pages } from '@/content/pages';
import { siteUrl } from '@/content/site';
import { pageAt } from '@/lib/pages/registry';
import { structuredData } from './page';

const nodes = (path: PagePath) => JSON.parse(JSON.stringify(structuredData(pageAt(path))))['@graph'];

test('a certification is a service of the provider, in the words of its page', () => {
  const { title, subtitle } = certificationBySlug.aqap2110;
  const [breadcrumb, service] = nodes('/certifications/aqap2110');
  expect(breadcrumb['@type']).toBe('BreadcrumbList');
  expect(service).toMatchObject({
    '@type': 'Service',
    name: title,
    description: subtitle,
    url: `${siteUrl}/certifications/aqap2110`,
    provider: { '@id': `${siteUrl}/#organization` },
  });
});

test('the comparison lists every row in its order', () => {
  const [, { itemListElement, numberOfItems }] = nodes('/certifications/comparison');
  expect(numberOfItems).toBe(certifications.length);
  expect(itemListElement.map(({ name }: { name: string }) => name)).toEqual(
    certifications.map(({ comparison }) => comparison.name),
  );
});

test('the glossary is a set of terms, each with its anchor', () => {
  const [, set] = nodes('/glossary');
  expect(set['@type']).toBe('DefinedTermSet');
  expect(set.hasDefinedTerm).toHaveLength(Object.keys(glossary).length);
  expect(set.hasDefinedTerm).toContainEqual(
    expect.objectContaining({ name: 'NCAGE', url: `${siteUrl}/glossary#ncage` }),
  );
});

test('provider and website stand on the home page alone', () => {
  expect(nodes('/').map((node: Record<string, string>) => node['@type'])).toEqual([
    'Organization',
    'WebSite',
  ]);
  const elsewhere = pages.filter(({ path }) => path !== '/').flatMap(({ path }) => nodes(path));
  expect(elsewhere.filter((node) => node['@type'] === 'Organization')).toEqual([]);
});

test('no page offers anything for a price: the terms say that the texts are no offer', () => {
  for (const { path } of pages) expect(JSON.stringify(nodes(path))).not.toMatch(/"offers?"|Offer|[pP]rice/);
});
