import { certificationSlugs } from '@/content/certifications/slugs';
import { fromFragment } from './fragment';
import { plan } from './plan';
import { exampleDay, routeWith } from './route-with';

test.each(certificationSlugs)('the link of %s opens a plan that calls there', (slug) => {
  const { answers, unknown } = fromFragment(routeWith(slug).split('#')[1] ?? '', '2027-01');
  expect(unknown).toEqual([]);
  expect(plan(answers, exampleDay).items.map(({ certification }) => certification as string)).toContain(slug);
});
