import { toCsv } from './csv';

test('begins with a byte order mark, by which Excel detects UTF-8, and quotes commas, quotes and line breaks', () => {
  expect(
    toCsv([
      { id: 1, words: 'plain' },
      { id: 2, words: 'a, b' },
      { id: 3, words: 'say "no"' },
      { id: 4, words: 'two\nlines' },
    ]),
  ).toBe('\uFEFFid,words\r\n1,plain\r\n2,"a, b"\r\n3,"say ""no"""\r\n4,"two\nlines"\r\n');
});
