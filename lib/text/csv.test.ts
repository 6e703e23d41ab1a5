import { byteOrderMark, toCsv } from './csv';

test('quotes fields with commas, quotes or line breaks, and doubles the quotes inside', () => {
  expect(
    toCsv([
      { id: 1, words: 'plain' },
      { id: 2, words: 'a, b' },
      { id: 3, words: 'say "no"' },
      { id: 4, words: 'two\nlines' },
    ]),
  ).toBe(`${byteOrderMark}id,words\r\n1,plain\r\n2,"a, b"\r\n3,"say ""no"""\r\n4,"two\nlines"\r\n`);
});

test('begins with a byte order mark, by which Excel on Windows detects UTF-8', () => {
  const file = Buffer.from(toCsv([{ '1–2': 'provider’s' }]));
  expect([...file.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(file.subarray(3).toString()).toBe('1–2\r\nprovider’s\r\n');
});
