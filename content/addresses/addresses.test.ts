import { duplicates } from '@/scripts/support/duplicates';
import { glossary } from '../glossary';
import { addressFiles } from '.';

const records = Object.values(addressFiles).flatMap((file) => Object.entries(file));

test('no id is in two files', () => {
  expect(duplicates(records.map(([id]) => id))).toEqual([]);
});

test.each(records)('%s.url is https on a public host, without port or user', (_, { url }) => {
  expect(url).toMatch(/^https:\/\/[\w-]+(\.[\w-]+)*\.[a-z]{2,}(?:[/?#]|$)/);
});

const opened = records.filter(([, { certainty }]) => certainty !== 'common-practice');

test.each(opened)('%s.checked is the day on which somebody opened the address', (_, { checked }) => {
  expect(checked).toBeDefined();
});

const ofEntries = records.filter(([id]) => id.startsWith('glossary/'));

test.each(ofEntries)('%s is named after an entry of the glossary', (id) => {
  expect(Object.keys(glossary)).toContain(id.replace('glossary/', ''));
});
