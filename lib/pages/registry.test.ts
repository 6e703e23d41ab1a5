import { certificationSlugs } from '@/content/certifications/slugs';
import { pages } from '@/content/pages';
import { crumbs, familySlugs, samplePaths, wayTo } from './registry';

test('the breadcrumb of the comparison is that of the specification, "Certifications" without a page', () => {
  expect(crumbs('/certifications/comparison')).toEqual([
    { label: 'Home', href: '/' },
    { label: 'Services', href: '/services' },
    { label: 'Certifications' },
    { label: 'Comparison' },
  ]);
});

test('a station stands below the platform, which stands below the services', () => {
  expect(crumbs('/stations/quality').map(({ label }) => label)).toEqual([
    'Home',
    'Services',
    'ComplyTrain Platform',
    'Quality',
  ]);
});

test('home is the start of every way', () => {
  expect(crumbs('/')).toEqual([{ label: 'Home' }]);
  expect(wayTo('/')).toEqual([{ label: 'Home', href: '/' }]);
});

test('a family lists its own pages, not those that only share its folder', () => {
  expect(familySlugs('certifications').map(({ slug }) => slug)).toEqual(certificationSlugs);
  expect(familySlugs('services').map(({ slug }) => slug)).toEqual([
    'investment',
    'consultancy',
    'partnership',
  ]);
});

test('a folder without a family is an error, not an empty route', () => {
  expect(() => familySlugs('station')).toThrow('no family "station"');
});

test('every family and every kind of structured data has a sample, and so has the 404 page', () => {
  const sampled = pages.filter(({ path }) => samplePaths.includes(path));
  const values = (of: readonly (typeof pages)[number][]) =>
    new Set(
      of.flatMap(({ family, data, size }) => [`family ${family}`, `data ${data.kind}`, `size ${size}`]),
    );
  expect(values(sampled)).toEqual(values(pages));
  expect(samplePaths).toContain('/no-such-page');
});
