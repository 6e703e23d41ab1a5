import { readBuildDate } from './build-date';

const now = new Date('2026-12-31T23:30:00-05:00');

test('uses BUILD_DATE, or today in UTC when it is unset or blank', () => {
  expect(readBuildDate('2027-02-01', now)).toBe('2027-02-01');
  expect(readBuildDate(undefined, now)).toBe('2027-01-01');
  expect(readBuildDate(' ', now)).toBe('2027-01-01');
});

test.each(['2027-02-30', '2027-2-1', '1 February 2027', '2027-02-01T00:00'])(
  'throws for BUILD_DATE=%s and repeats the value in the message',
  (value) => {
    expect(() => readBuildDate(value, now)).toThrow(`BUILD_DATE: "${value}" is not a day`);
  },
);
