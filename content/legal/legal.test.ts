import { fieldsIn } from '@/lib/content/walk';
import { parseText } from '@/lib/text/rich-text';
import { duplicates } from '@/scripts/support/duplicates';
import { legalDocuments } from '.';

describe.each(legalDocuments)('$slug', ({ lead, glance, sections }) => {
  const ids = sections.map(({ id }) => id);
  // Parsed inside a test: text.test.ts reports a text that does not parse.
  const parts = () =>
    fieldsIn({ lead, sections }).flatMap(([field, value]) =>
      typeof value === 'string' && !field.endsWith('.id')
        ? parseText(value).map((part) => ({ field, part }))
        : [],
    );
  const links = () =>
    parts().flatMap(({ field, part }) =>
      typeof part === 'object' && part.kind === 'link' ? [{ field, ...part }] : [],
    );

  test('§ is the label of a link to a section', () => {
    expect(parts().filter(({ part }) => typeof part === 'string' && part.includes('§'))).toEqual([]);
    expect(links().filter(({ text, href }) => text.includes('§') && !href.includes('#'))).toEqual([]);
  });

  test('sections have a fragment of their own, of lower-case words', () => {
    expect(duplicates(ids)).toEqual([]);
    expect(ids.filter((id) => !/^[a-z]+(-[a-z]+)*$/.test(id))).toEqual([]);
  });

  test('no section is empty', () => {
    expect(sections.filter(({ blocks }) => blocks.length === 0).map(({ id }) => id)).toEqual([]);
  });

  test('glance has full rows of four figures, each of a section', () => {
    expect(glance).not.toEqual([]);
    expect(glance.slice(Math.floor(glance.length / 4) * 4)).toEqual([]);
    expect(ids).toEqual(expect.arrayContaining(glance.map(({ section }) => section)));
  });
});
