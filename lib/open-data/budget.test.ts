import { budgetCsv, budgetFigures } from './budget';

const figures = budgetFigures();
test('each figure has a unit, a certainty and a basis; id and band are unique together', () => {
  expect(figures.filter(({ unit, basis }) => unit.length === 0 || basis.length === 0)).toEqual([]);
  const names = figures.map(({ id, upToPeople }) => `${id} ${upToPeople}`);
  expect(new Set(names).size).toBe(names.length);
});

test('a figure has no amount if and only if it is open', () => {
  const open = figures.filter(({ certainty }) => certainty === 'open').map(({ id }) => id);
  expect(open).toEqual(figures.filter(({ min, max }) => min === null || max === null).map(({ id }) => id));
  expect(open).toEqual(expect.arrayContaining(['notifiedBody.radio', 'clearanceCharges.DK.company']));
});

test('the CSV has one row per figure', () => {
  const rows = budgetCsv().trimEnd().split('\r\n');
  expect(rows).toHaveLength(figures.length + 1);
  expect(rows).toContainEqual(expect.stringMatching(/^rates\.us,USD a day,,1400,2200,our-estimate,/));
  expect(rows).toContainEqual(expect.stringMatching(/^notifiedBody\.radio,EUR,,,,open,/));
});
