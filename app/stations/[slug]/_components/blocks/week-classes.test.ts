import { besideText, weekBar, weekGrid, weekText } from './week-classes';

test('a phase takes the columns of its weeks', () => {
  expect(weekGrid(8)).toBe('grid-cols-8');
  expect(weekBar({ from: 3, to: 5 })).toBe('col-start-3 col-span-3');
  expect(weekText({ from: 10, to: 12 })).toBe('lg:col-start-10 lg:col-span-3');
});

test('the work stands beside the words, on the side with room', () => {
  expect(besideText({ from: 1, to: 2 }, 8)).toEqual({ from: 3, to: 6 });
  expect(besideText({ from: 3, to: 4 }, 8)).toEqual({ from: 5, to: 8 });
  expect(besideText({ from: 5, to: 6 }, 8)).toEqual({ from: 1, to: 4 });
  expect(besideText({ from: 7, to: 8 }, 8)).toEqual({ from: 3, to: 6 });
});

test('a scale without classes fails loudly', () => {
  expect(() => weekGrid(7)).toThrow('no grid of 7 weeks');
  expect(() => weekBar({ from: 13, to: 14 })).toThrow('no column class for 13');
});
