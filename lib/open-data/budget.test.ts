import { budgetCsv, budgetFigures } from './budget';

const figures = budgetFigures();
const by = (id: string) => figures.filter((figure) => figure.id === id);

test('contains figures of every content file with their values', () => {
  expect(by('auditTables.qms').map(({ upToPeople, min }) => [upToPeople, min])).toEqual([
    [5, 3],
    [10, 4],
    [15, 5],
    [25, 6],
    [45, 8],
    [65, 10],
    [85, 12],
    [125, 14],
    [175, 16],
    [275, 18],
  ]);
  expect(by('rates.ua_local')).toMatchObject([
    { unit: 'EUR a day', upToPeople: null, min: 200, max: 500, certainty: 'our-estimate' },
  ]);
  expect(by('firstFee.uk')).toMatchObject([{ min: 200, max: 800 }]);
  expect(by('clearanceCharges.FI.person')).toMatchObject([{ min: 135, max: 650, certainty: 'verified' }]);
  expect(by('assessorPrice').map(({ upToPeople, max }) => [upToPeople, max])).toEqual([
    [25, 45000],
    [75, 80000],
    [250, 200000],
  ]);
  expect(by('laboratoryTests.radio_own.Radio, transmitter of your own')).toMatchObject([
    { min: 15000, max: 40000 },
  ]);
  expect(by('yearlyShare.as9100d.denominator')).toMatchObject([{ min: 5, max: 5, certainty: 'second-hand' }]);
  expect(by('staffEffort.cmmc-2.yearly.perHead')).toMatchObject([{ min: 30, max: 60 }]);
});

test('each figure has a unit, a certainty and a basis; id and band are unique together', () => {
  for (const { unit, basis } of figures) expect([unit.length > 0, basis.length > 0]).toEqual([true, true]);
  const names = figures.map(({ id, upToPeople }) => `${id} ${upToPeople}`);
  expect(new Set(names).size).toBe(names.length);
});

test('a figure has no amount if and only if it is open', () => {
  const open = figures.filter(({ certainty }) => certainty === 'open').map(({ id }) => id);
  expect(open).toEqual(figures.filter(({ min, max }) => min === null || max === null).map(({ id }) => id));
  expect(open).toEqual(expect.arrayContaining(['notifiedBody.radio', 'clearanceCharges.DK.company']));
});

test('the CSV has one row per figure, with the same number of cells', () => {
  const rows = budgetCsv().trimEnd().split('\r\n');
  expect(rows).toHaveLength(figures.length + 1);
  const cells = rows.map((row) => row.match(/(?:^|,)(?:"(?:[^"]|"")*"|[^",]*)/g)?.length);
  expect(new Set(cells)).toEqual(new Set([9]));
  expect(rows).toContainEqual(expect.stringMatching(/^rates\.us,USD a day,,1400,2200,our-estimate,/));
  expect(rows).toContainEqual(expect.stringMatching(/^notifiedBody\.radio,EUR,,,,open,/));
});
