import { parseText, plainText } from './rich-text';

const text = 'See [the terms](/legal/terms), dated {2025-09}, and write.';

test('a text splits at its links and dates and loses no word', () => {
  expect(parseText(text)).toEqual([
    { kind: 'words', text: 'See ' },
    { kind: 'link', text: 'the terms', href: '/legal/terms' },
    { kind: 'words', text: ', dated ' },
    { kind: 'date', iso: '2025-09' },
    { kind: 'words', text: ', and write.' },
  ]);
});

test('the plain reading keeps labels and spells dates out', () => {
  expect(plainText(text)).toBe('See the terms, dated September 2025, and write.');
});
