import { termsIn } from './terms';

test('finds every term once, in order of first use, at any depth', () => {
  expect(
    termsIn({
      lead: 'A notified body asks.',
      list: ['Notified bodies and AQAP 2110 Edition D.', 'AQAP 2110'],
    }),
  ).toEqual(['notified-body', 'aqap-2110']);
});

test('matches the longest form, and only as a separate word', () => {
  expect(termsIn('AQAP 2110-SRD.1')).toEqual(['aqap-2110-srd1']);
  expect(termsIn('BEAR, EARs, non-CUI, UNCUI')).toEqual([]);
  expect(termsIn('DFARS 252.204-7012 and 252.204-7021')).toEqual([
    'dfars-252-204-7012',
    'dfars-252-204-7021',
  ]);
});
