import { toCsv } from './csv';

test('a field that would end itself stands in quotes, its own quotes doubled', () => {
  expect(
    toCsv([
      ['id', 'words'],
      [1, 'plain'],
      [2, 'a, b'],
      [3, 'say "no"'],
      [4, 'two\nlines'],
    ]),
  ).toBe('id,words\r\n1,plain\r\n2,"a, b"\r\n3,"say ""no"""\r\n4,"two\nlines"\r\n');
});
