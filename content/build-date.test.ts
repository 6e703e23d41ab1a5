import { readBuildDate } from './build-date';

const now = new Date('2026-12-31T23:30:00-05:00');

test('the day of the build is the variable’s, otherwise today in UTC', () => {
  expect(readBuildDate('2027-02-01', now)).toBe('2027-02-01');
  expect(readBuildDate(undefined, now)).toBe('2027-01-01');
  expect(readBuildDate(' ', now)).toBe('2027-01-01');
});

test.each(['2027-02-30', '2027-2-1', '1 February 2027', '2027-02-01T00:00'])(
  'BUILD_DATE=%s is refused with a message that names it',
  (value) => {
    expect(() => readBuildDate(value, now)).toThrow(`BUILD_DATE: "${value}" is not a day`);
  },
);
