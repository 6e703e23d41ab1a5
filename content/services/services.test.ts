import { serviceCarousel, services, serviceTiles, trainingPath } from '.';
import { trainingEntry } from './entries';
import { servicePages } from './pages';

const entries = [...new Set([...services, ...serviceTiles, ...serviceCarousel])].filter(
  ({ slug }) => slug !== 'training',
);

test.each(entries)(
  '$slug: href is the page of the service, and status is absent because it is open',
  ({ slug, href, status }) => {
    expect({ href, status }).toEqual({ href: `/services/${slug}`, status: undefined });
  },
);

test('training has the status Coming Soon and no href', () => {
  expect(trainingEntry).toMatchObject({ status: 'Coming Soon' });
  expect(trainingEntry).not.toHaveProperty('href');
});

test.each([...entries, trainingEntry, ...Object.values(servicePages)])(
  'no text of $slug links to the page of Training & Support',
  (record) => {
    expect(JSON.stringify(record)).not.toContain(`](${trainingPath}`);
  },
);
