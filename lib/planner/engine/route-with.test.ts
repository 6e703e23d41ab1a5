import { certificationSlugs } from '@/content/certifications/slugs';
import { gapTables } from '@/content/gaps';
import { fromFragment } from '../link/fragment';
import { plan } from './plan';
import { exampleDay, routeWith } from './route-with';

const opened = (link: string) => fromFragment(link.split('#')[1] ?? '', '2027-01');

test.each(certificationSlugs)('the link of %s opens a plan that calls there', (slug) => {
  const { answers, unknown } = opened(routeWith(slug));
  expect(unknown).toEqual([]);
  expect(plan(answers, exampleDay).items.map(({ certification }) => certification as string)).toContain(slug);
});

test.each(gapTables)('the link of the gap table $slug has its certificate in hand', ({ held, asked }) => {
  const { answers, unknown } = opened(routeWith(asked.certification, held.certification));
  expect(unknown).toEqual([]);
  expect(answers.held[held.certification]).toBe('certified');
  const { items } = plan(answers, exampleDay);
  expect(items.map(({ certification }) => certification as string)).toContain(asked.certification);
});
