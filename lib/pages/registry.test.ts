import { certificationSlugs } from '@/content/certifications/slugs';
import { pages } from '@/content/pages';
import { ancestorsOf, crumbs, familySlugs, samplePaths } from './registry';

test('the breadcrumb of the comparison is as specified, with "Certifications" as plain text', () => {
  expect(crumbs('/certifications/comparison')).toEqual([
    { label: 'Home', href: '/' },
    { label: 'Services', href: '/services' },
    { label: 'Certifications' },
    { label: 'Comparison' },
  ]);
});

test('a station is below the platform, which is below the services', () => {
  expect(crumbs('/stations/quality').map(({ label }) => label)).toEqual([
    'Home',
    'Services',
    'ComplyTrain Platform',
    'Quality',
  ]);
});

test('home is the start of every breadcrumb', () => {
  expect(crumbs('/')).toEqual([{ label: 'Home' }]);
  expect(ancestorsOf('/')).toEqual([{ label: 'Home', href: '/' }]);
});

test('a family lists its pages, not others in the same folder', () => {
  expect(familySlugs('certifications').map(({ slug }) => slug)).toEqual(certificationSlugs);
  expect(familySlugs('services').map(({ slug }) => slug)).toEqual([
    'investment',
    'consultancy',
    'partnership',
  ]);
});

test('throws for a folder without a family', () => {
  expect(() => familySlugs('station')).toThrow('no family "station"');
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
