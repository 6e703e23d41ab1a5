import { buyerRecords } from '@/content/buyers';
import { facts } from '@/content/facts';
import { evidenceOf, letterFor, lineOf } from './lines';

test('every line says how sure it is: a source where it was read, whom to ask where it was not', () => {
  for (const buyer of buyerRecords)
    for (const line of evidenceOf(buyer)) {
      const read = line.certainty === 'seen' || line.certainty === 'reports';
      expect({ buyer: buyer.slug, line, hasSource: 'sources' in line }).toMatchObject({ hasSource: read });
      expect({ buyer: buyer.slug, line, namesWhom: 'ask' in line && line.ask !== '' }).toMatchObject({
        namesWhom: !read,
      });
    }
});

test('a fact of the site brings its own text, certainty and day', () => {
  const { certainty, checked } = facts['mutual-gqa'];
  expect(lineOf({ fact: 'mutual-gqa' })).toMatchObject({ certainty, checked });
  expect(lineOf({ fact: 'dk-war-material' }).text).toMatch(/votes\.$/);
});

test('what is open leads to the first letter of the buyer that asks it', () => {
  const of = (slug: string) =>
    buyerRecords.find((buyer) => buyer.slug === slug) as (typeof buyerRecords)[number];
  expect(letterFor(of('germany'), 'inspects')).toBe('2');
  expect(letterFor(of('poland'), 'foreign')).toBe('3');
  expect(letterFor(of('nspa'), 'registration')).toBe('9');
  expect(letterFor(of('poland'), 'markings')).toBeUndefined();
});

test('a letter that a line names stands on the page of its buyer', () => {
  const named = buyerRecords.flatMap(({ slug, letters, topics }) =>
    Object.values(topics)
      .flatMap(({ facts }) => facts.map(lineOf))
      .flatMap(({ letter }) => (letter ? [{ slug, letter, there: letters.includes(letter) }] : [])),
  );
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter(({ there }) => !there)).toEqual([]);
});
