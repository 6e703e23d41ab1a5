import { duplicates } from '@/scripts/support/duplicates';
import { pages } from './pages';

test.each([
  ['path', pages.map(({ path }) => path)],
  ['title', pages.map(({ meta }) => meta.title)],
  ['description', pages.map(({ meta }) => meta.description)],
])('no two pages have the same %s', (_, values) => {
  expect(duplicates<string>(values)).toEqual([]);
});

describe.each(pages)('$path', ({ meta: { title, description } }) => {
  test('meta.title has 1 to 60 characters', () => {
    expect(title).toMatch(/^.{1,60}$/);
  });

  test('meta.description has 140 to 160 characters', () => {
    expect(description).toMatch(/^.{140,160}$/);
  });
});
