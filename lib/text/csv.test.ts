import { byteOrderMark, toCsv } from './csv';

test('a field that would end itself stands in quotes, its own quotes doubled', () => {
  expect(
    toCsv([
      ['id', 'words'],
      [1, 'plain'],
      [2, 'a, b'],
      [3, 'say "no"'],
      [4, 'two\nlines'],
    ]),
  ).toBe(`${byteOrderMark}id,words\r\n1,plain\r\n2,"a, b"\r\n3,"say ""no"""\r\n4,"two\nlines"\r\n`);
});

test('the file begins with the bytes by which Excel on Windows knows UTF-8', () => {
  const file = Buffer.from(toCsv([['1–2'], ['provider’s']]));
  expect([...file.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(file.subarray(3).toString()).toBe('1–2\r\nprovider’s\r\n');
});
