import { glossary } from '@/content/glossary';
import { alphabetGroups } from './letters';

const groups = alphabetGroups();

test('every entry is in one group, digits first and Cyrillic last', () => {
  expect(groups.flatMap(({ ids }) => ids)).toHaveLength(Object.keys(glossary).length);
  expect(new Set(groups.map(({ id }) => id)).size).toBe(groups.length);
  expect(groups[0]?.id).toBe('letter-0-9');
  expect(groups.at(-1)?.id).toBe('letter-cyrillic');
});
