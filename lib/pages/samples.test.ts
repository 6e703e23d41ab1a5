import { pages } from '@/content/pages';
import { samplePaths } from './samples';

test('every family and every kind of structured data has a sample, and so has the 404 page', () => {
  const sampled = pages.filter(({ path }) => samplePaths.includes(path));
  const values = (of: readonly (typeof pages)[number][]) =>
    new Set(
      of.flatMap(({ family, data, size }) => [`family ${family}`, `data ${data.kind}`, `size ${size}`]),
    );
  expect(values(sampled)).toEqual(values(pages));
  expect(samplePaths).toContain('/no-such-page');
});
