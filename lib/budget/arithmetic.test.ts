/** @jest-environment node */
import { byHeads, outward, share } from './arithmetic';

test('audit time goes to the nearest half day, a quarter up', () => {
  // 53 and 52 tenths of a day, 525 hundredths: half days of a table of 100.
  expect(share(100, [106, 1000])).toBe(11);
  expect(share(100, [104, 1000])).toBe(10);
  expect(share(100, [105, 1000])).toBe(11);
  // 70% of 2.5 days, the table of 11 to 15 people.
  expect(share(5, [70, 100])).toBe(4);
});

test('money goes outward to whole hundreds, and stays where it is whole', () => {
  expect(outward(1650, 11730)).toEqual([1600, 11800]);
  expect(outward(1600, 11800)).toEqual([1600, 11800]);
});

test('a band holds up to and with its number of people', () => {
  const bands = [
    [10, 'small'],
    [50, 'middle'],
  ] as const;
  expect([10, 11, 50].map((people) => byHeads(bands, people))).toEqual(['small', 'middle', 'middle']);
});
