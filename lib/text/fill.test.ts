import { fill } from './fill';

test('replaces every name in braces, also when it occurs twice', () => {
  expect(fill('{index} of {count}: {name}', { index: 2, count: 7, name: 'Security' })).toBe(
    '2 of 7: Security',
  );
  expect(fill('{a}–{a}', { a: 3 })).toBe('3–3');
});

test('inserts a value literally, including special characters', () => {
  expect(fill('{price}', { price: '$1 and {more}' })).toBe('$1 and {more}');
});
