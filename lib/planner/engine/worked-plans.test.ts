import { workedPlansOn } from './worked-plans';

test.each([
  ['2026-12-31', '2027-01', '2027-09'],
  ['2027-01-02', '2027-02', '2027-10'],
  ['2027-12-01', '2028-01', '2028-09'],
])('worked plans printed on %s start in %s and move their deadline to %s', (day, start, deadline) => {
  const plans = workedPlansOn(day);
  expect(new Set(plans.map(({ answers }) => answers.start))).toEqual(new Set([start]));
  expect(plans.flatMap(({ answers }) => answers.deadline ?? [])).toEqual([deadline]);
});
