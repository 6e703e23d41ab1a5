import { facts } from '@/content/facts';
import { dayOf, editionOf, factOf, factsIn, newestReadingText, sourcesIn } from './facts';

const value = { intro: ['{fact:cmmc-required} More.'], notes: [{ text: 'See {fact:fips-140-2}' }], n: 4 };

test('finds facts at any depth, without duplicates', () => {
  expect(factsIn([value, value])).toEqual(['cmmc-required', 'fips-140-2']);
});

test('throws for a placeholder without a fact', () => {
  expect(() => factOf('cmmc-phase-9')).toThrow('unknown fact "cmmc-phase-9"');
});

test('prints the date of a fact on its own, and throws if it has none', () => {
  expect(dayOf('cra-full')).toBe(facts['cra-full'].effective);
  expect(factsIn('From {day:cra-full}.')).toEqual(['cra-full']);
  expect(() => dayOf('cmmc-7012')).toThrow('the fact "cmmc-7012" has no date');
});

test('returns the documents of the facts without duplicates, with every section cited', () => {
  const sources = sourcesIn(['{fact:cmmc-phase-3}', '{fact:cmmc-flow-down}', '{fact:cmmc-phase-1}']);
  expect(sources.map(({ id }) => id)).toEqual(['cfr-32-170', 'dfars-cmmc']);
  expect(sources[0]).toMatchObject({ sections: ['170.3(e)', '170.23'], certainty: 'second-hand' });
});

test('a source states its date if it has one, and the newest text read only if that is older than the check', () => {
  expect(editionOf({ edition: 'SP 800-172', date: '2021-02' })).toBe('SP 800-172 (February\u00a02021)');
  expect(editionOf({ edition: 'Text as consulted' })).toBe('Text as consulted');
  const checked = '2026-11-21';
  expect(newestReadingText({ newest: '2026-10-08', checked })).toBe(
    'newest version read: 8\u00a0October\u00a02026',
  );
  expect(newestReadingText({ newest: '2026-11-21', checked })).toBeUndefined();
  expect(newestReadingText({ checked })).toBeUndefined();
});
