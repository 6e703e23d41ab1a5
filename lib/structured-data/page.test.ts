import { certificationBySlug, certifications } from '@/content/certifications';
import { glossary } from '@/content/glossary';
import type { PagePath } from '@/content/pages';
import { siteUrl } from '@/content/site';
import { pageAt } from '@/lib/pages/registry';
import { structuredData } from './page';

const nodes = (path: PagePath) => JSON.parse(JSON.stringify(structuredData(pageAt(path))))['@graph'];

test('a certification is a Service with the name of its page', () => {
  const { title: name, subtitle: description } = certificationBySlug.aqap2110;
  expect(nodes('/certifications/aqap2110')[1]).toMatchObject({ '@type': 'Service', name, description });
});

test('the comparison lists every row in order', () => {
  const [, { itemListElement, numberOfItems }] = nodes('/certifications/comparison');
  expect(numberOfItems).toBe(certifications.length);
  expect(itemListElement.map(({ name }: { name: string }) => name)).toEqual(
    certifications.map(({ comparison }) => comparison.name),
  );
});

test('the glossary is a DefinedTermSet with a URL for each term', () => {
  const [, set] = nodes('/glossary');
  expect(set['@type']).toBe('DefinedTermSet');
  expect(set.hasDefinedTerm).toHaveLength(Object.keys(glossary).length);
  expect(set.hasDefinedTerm).toContainEqual(
    expect.objectContaining({ name: 'NCAGE', url: `${siteUrl}/glossary#ncage` }),
  );
});
