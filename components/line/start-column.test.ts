import { startColumn } from './start-column';

test('counts from 0 and knows 13 columns', () => {
  expect(startColumn(0)).toBe('lg:col-start-1');
  expect(startColumn(12)).toBe('lg:col-start-13');
});

test('a column without a class is an error, not a silent gap', () => {
  expect(() => startColumn(13)).toThrow('no column class for 14');
  expect(() => startColumn(-1)).toThrow('no column class for 0');
});
