import { piecesOf } from './pieces';

test('resolves a text to strings and links: a page, an official address with its language, a date', () => {
  expect(piecesOf('Read [Letter 3](/letters#letter-3) by {2026-11-10}.')).toEqual([
    'Read ',
    { text: 'Letter 3', href: '/letters#letter-3' },
    ' by ',
    '10 November 2026',
    '.',
  ]);
  expect(piecesOf('Ask [the office](address:fe-di).')[1]).toMatchObject({
    text: 'the office',
    href: expect.stringMatching(/^https:/),
    out: { hrefLang: expect.any(String) },
  });
});
