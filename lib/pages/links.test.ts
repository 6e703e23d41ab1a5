import { legalSlugs } from '@/content/legal/slugs';
import { comparisonLink, mainPaths } from '@/content/navigation';
import { familyLinks, linkTo } from './links';

test('the header names its five entries as the specification does', () => {
  expect(mainPaths.map((path) => linkTo(path).label)).toEqual([
    'Home',
    'ComplyTrain',
    'About',
    'Services',
    'Contact',
  ]);
});

test('a link with words of its own keeps them', () => {
  expect(linkTo(comparisonLink)).toBe(comparisonLink);
});

test('the legal texts go by their short names, in their order', () => {
  expect(familyLinks('legal').map(({ href }) => href)).toEqual(legalSlugs.map((slug) => `/legal/${slug}`));
  expect(familyLinks('legal')[0]).toEqual({ label: 'Privacy', href: '/legal/privacy' });
});
