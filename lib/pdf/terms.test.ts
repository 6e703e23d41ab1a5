import { termsLine } from './terms';

test('a PDF names each abbreviation it uses once, in full, without those of its own name', () => {
  expect(
    termsLine({ a: 'Post the score in SPRS.', b: ['SPRS and CMMC', 'an FAI', 'technical data'] }, 'CMMC'),
  ).toBe(
    'Terms: SPRS, Supplier Performance Risk System; FAI, First article inspection. More in the glossary of the site.',
  );
});

test('without an abbreviation there is no line', () => {
  expect(termsLine({ a: 'Staff can show how they work.' }, 'CMMC')).toBe('');
});
