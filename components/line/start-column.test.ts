import { startColumn } from './start-column';

test('counts from 0 and knows 21 columns', () => {
  expect(startColumn(0)).toBe('lg:col-start-1');
  expect(startColumn(20)).toBe('lg:col-start-21');
});

test('a column without a class is an error, not a silent gap', () => {
  expect(() => startColumn(21)).toThrow('no column class for 22');
  expect(() => startColumn(-1)).toThrow('no column class for 0');
});
