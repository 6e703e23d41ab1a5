import { glossary } from '@/content/glossary';
import { alphabetGroups } from './letters';

const groups = alphabetGroups();

test('every entry is in one group, digits first and Cyrillic last', () => {
  expect(groups.flatMap(({ ids }) => ids)).toHaveLength(Object.keys(glossary).length);
  expect(new Set(groups.map(({ id }) => id)).size).toBe(groups.length);
  expect(groups[0]?.id).toBe('letter-0-9');
  expect(groups.at(-1)?.id).toBe('letter-cyrillic');
});

test('sorts numbers by their value', () => {
  const names = groups.find(({ label }) => label === 'A')?.ids.map((id) => glossary[id].name) ?? [];
  expect(names.indexOf('AQAP 2070')).toBeLessThan(names.indexOf('AQAP 2105'));
  expect(names.indexOf('AQAP 2105')).toBeLessThan(names.indexOf('AQAP 2110'));
});
