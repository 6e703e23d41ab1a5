import { fill } from './fill';

test('every name in braces gets its value, also twice and beside other words', () => {
  expect(fill('{index} of {count}: {name}', { index: 2, count: 7, name: 'Security' })).toBe(
    '2 of 7: Security',
  );
  expect(fill('{a}–{a}', { a: 3 })).toBe('3–3');
});

test('a value is put in as it stands, whatever signs it holds', () => {
  expect(fill('{price}', { price: '$1 and {more}' })).toBe('$1 and {more}');
});

test('a name without a value, or a value without a name, is a type error', () => {
  // @ts-expect-error count is missing
  fill('{index} of {count}', { index: 1 });
  // @ts-expect-error total is no name of the template
  fill('{index}', { index: 1, total: 2 });
});
