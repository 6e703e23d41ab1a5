import { certificationSlugs } from '@/content/certifications/slugs';
import { pages } from '@/content/pages';
import { crumbs, familySlugs, samplePaths } from './registry';

test('the breadcrumb of the comparison is as specified, with "Certifications" as plain text', () => {
  expect(crumbs('/certifications/comparison')).toEqual([
    { label: 'Home', href: '/' },
    { label: 'Services', href: '/services' },
    { label: 'Certifications' },
    { label: 'Comparison' },
  ]);
});

test('a family lists its pages, not others in the same folder', () => {
  expect(familySlugs('certifications').map(({ slug }) => slug)).toEqual(certificationSlugs);
  expect(familySlugs('services').map(({ slug }) => slug)).toEqual([
    'investment',
    'consultancy',
    'partnership',
  ]);
});

test('every family, every kind of structured data and the 404 page has a sample', () => {
  const sampled = pages.filter(({ path }) => samplePaths.includes(path));
  const values = (of: readonly (typeof pages)[number][]) =>
    new Set(
      of.flatMap(({ family, data, size }) => [`family ${family}`, `data ${data.kind}`, `size ${size}`]),
    );
  expect(values(sampled)).toEqual(values(pages));
  expect(samplePaths).toContain('/no-such-page');
});
