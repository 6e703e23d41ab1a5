/** @jest-environment node */
import { usItemCodes, usPersonCodes, weaponCodes } from '@/content/planner/codes';
import { rules } from '@/content/planner/rules';
import { openAnswers, readAnswers } from './answers';
import { plannerData } from './data';
import { plan } from './plan';
import { sumPairs } from './schedule';
import type { Answers, Pair } from './types';

const base: Answers = {
  ...openAnswers('2027-01'),
  buyers: ['DE'],
  products: ['drones'],
  data: ['NONE'],
  usItem: 'none',
  usPerson: 'no',
};
const planOf = (change: object) => plan({ ...base, ...change });
type Result = ReturnType<typeof planOf>;
const where = (result: Result, slug: string) =>
  result.items.find(({ certification }) => certification === slug)?.verdict ??
  (['ask', 'held', 'notNeeded'] as const).find((list) =>
    result[list].some(({ certification }) => certification === slug),
  );
const item = (result: Result, slug: string) =>
  result.items.find(({ certification }) => certification === slug);
/** A record's own figures, and what a share of them leaves, rounded outward to whole steps as the model does. */
const recordOf = (slug: 'iso9001' | 'aqap2110') => plannerData.records[slug];
const share = (step: number, [low, high]: Pair, [a, b]: Pair): Pair => [
  Math.floor((low * a) / step) * step,
  Math.ceil((high * b) / step) * step,
];
const gateIds = (result: Result) => result.gates.map(({ id }) => id);

test('1 nothing chosen: no plan, and no default for buyer or product', () => {
  expect(plan({})).toMatchObject({ message: 'incomplete', items: [], notNeeded: [] });
  expect(planOf({ products: [] }).message).toBe('incomplete');
  expect(planOf({ buyers: [] }).message).toBe('incomplete');
});

test('2 US item unknown: ITAR and EAR are questions, the rest may start, the license stays a gate', () => {
  const result = planOf({ usItem: 'unknown' });
  expect(where(result, 'itar')).toBe('ask');
  expect(result.ear?.verdict).toBe('ask');
  expect(item(result, 'iso9001')?.phases[0]?.start).toEqual([0, 0]);
  expect(gateIds(result)).toContain('us-license');
});

test('3 CUI without a US buyer: CMMC is a question, not a plan', () => {
  const result = planOf({ data: ['CUI'] });
  expect(where(result, 'cmmc')).toBe('ask');
  expect(result.ask.find(({ certification }) => certification === 'cmmc')?.rules).toEqual(['R19']);
});

test('a US buyer who names RESTRICTED alone: CMMC is a question, and the first thing is to ask for FCI and CUI', () => {
  const result = planOf({ buyers: ['US'], data: ['RESTRICTED'] });
  expect(result.ask.find(({ certification }) => certification === 'cmmc')?.rules).toEqual(['R18']);
  expect(result.questions).toContain('us-marks');
  expect(planOf({ buyers: ['US'], data: ['RESTRICTED', 'CUI'] }).questions).not.toContain('us-marks');
});

test('4 there is no NATO certificate: AQAP, clearance and registrations stand apart', () => {
  const result = planOf({ buyers: ['NSPA'], data: ['CONFIDENTIAL'] });
  expect(where(result, 'aqap2110')).toBe('usual');
  expect(where(result, 'nato-clearance')).toBe('gate');
  expect(result.tasks).toEqual(expect.arrayContaining(['ncage', 'source-file']));
});

test('5 Ukrainian company, only NSPA: eligibility is the first gate, the plan stays', () => {
  const result = planOf({ buyers: ['NSPA'], homeCountry: 'UA', weapon: 'civil' });
  expect(gateIds(result)[0]).toBe('agency-eligibility');
  expect(result.items.length).toBeGreaterThan(0);
});

test('6 CONFIDENTIAL without a sponsor: phases 1 and 2 are placed, the third has a length and no date', () => {
  const clearance = item(planOf({ data: ['CONFIDENTIAL'] }), 'nato-clearance');
  expect(clearance?.phases.map(({ n }) => n)).toEqual([1, 2]);
  expect(clearance?.afterGate).toEqual({ n: 3, months: [3, 6] });
  expect(gateIds(planOf({ data: ['CONFIDENTIAL'] }))).toEqual(
    expect.arrayContaining(['sponsor', 'clearance-decision']),
  );
});

test('7 RESTRICTED: the clearance is a question; in the Netherlands the declaration is a gate', () => {
  expect(where(planOf({ buyers: ['DK'], data: ['RESTRICTED'] }), 'nato-clearance')).toBe('ask');
  expect(gateIds(planOf({ buyers: ['NL'], data: ['RESTRICTED'] }))).toContain('dutch-declaration');
});

test('8 AS9100D held, AQAP 2110 asked: a credit of a quarter to a half, and the question for 2310', () => {
  const result = planOf({ held: { as9100d: 'certified' } });
  const phases = item(result, 'aqap2110')?.phases;
  const shares: Pair[] = [
    [0.75, 1],
    [0.5, 0.75],
    [1, 1],
  ];
  expect(phases?.map(({ start, end }) => [end[0] - start[0], end[1] - start[1]])).toEqual(
    recordOf('aqap2110').months.map((months, index) => share(0.5, months, shares[index] as Pair)),
  );
  expect(result.questions).toContain('aqap-proof');
});

test('9 an unaccredited certificate is a system in use: phases 1 and 2 credited, the audit in full', () => {
  const result = planOf({ held: { iso9001: 'in-use' } });
  const [preparation, building, audit] = recordOf('iso9001').usd as [Pair, Pair, Pair];
  const half: Pair = [0.5, 0.75];
  expect(item(result, 'iso9001')).toMatchObject({
    usd: sumPairs([share(1000, preparation, half), share(1000, building, half), audit]),
    rules: ['R07', 'R08', 'H3'],
  });
});

test('10 a held certificate is checked and may need renewal: no months, no dollars', () => {
  const result = planOf({ held: { iso9001: 'certified' } });
  expect(result.held).toEqual([
    {
      certification: 'iso9001',
      state: 'certified',
      check: [0.5, 1],
      contained: false,
      stage: 'ask',
      yearly: true,
      rules: ['H1', 'H2', 'R07', 'R08'],
    },
  ]);
  const { months, usd } = recordOf('aqap2110');
  expect(result.total).toEqual({ months: sumPairs(months), usd: sumPairs(usd) });
});

test('11 a deadline is asked about: at tender or at award', () => {
  expect(planOf({ deadline: '2029-01' }).questions).toContain('when');
});

test('12 a deadline before the start: a message, no plan; the day it is asked means nothing', () => {
  expect(planOf({ deadline: '2026-12' })).toMatchObject({ message: 'dates', items: [], notes: ['D4'] });
  expect(planOf({ start: '2020-01' }).message).toBeNull();
});

test('13 a US company without a US item still has ITAR: its own product', () => {
  const result = planOf({ homeCountry: 'US' });
  expect(item(result, 'itar')).toMatchObject({ verdict: 'needed', rules: ['R25'] });
});

test('14 software for the DoD without contract information: CMMC is asked, not struck out', () => {
  expect(where(planOf({ buyers: ['US'], products: ['software'], data: ['NONE'] }), 'cmmc')).toBe('ask');
});

test('15 a drone for an army in the EU: CE Marking stays a question', () => {
  expect(where(planOf({}), 'ce-marking')).toBe('ask');
});

test.each([
  ['does not fit', '2027-11', 'D3'],
  ['fits only near the short end', '2027-12', 'D2'],
  ['fits only near the short end', '2028-10', 'D2'],
  ['fits, even at the long end', '2028-11', 'D1'],
])('a plan of 12 to 23 months %s in %s', (verdict, deadline, rule) => {
  expect(planOf({ deadline }).deadline).toMatchObject({ verdict, rule });
});

test.each([
  [{ buyers: ['DE', 'XX'] }, 'buyers: unknown code "XX"'],
  [{ buyers: 'DE' }, 'buyers: unknown code "DE"'],
  [{ products: ['tanks'] }, 'products: unknown code "tanks"'],
  [{ data: ['SECRET'] }, 'data: unknown code "SECRET"'],
  [{ usItem: 'maybe' }, 'usItem: unknown code "maybe"'],
  [{ usPerson: 'some' }, 'usPerson: unknown code "some"'],
  [{ held: { iso14001: 'certified' } }, 'held: unknown code "iso14001"'],
  [{ held: { iso9001: 'soon' } }, 'held.iso9001: unknown code "soon"'],
  [{ homeCountry: 'FR' }, 'homeCountry: unknown code "FR"'],
  [{ size: '300' }, 'size: unknown code "300"'],
  [{ weapon: 'laser' }, 'weapon: unknown code "laser"'],
  [{ start: '2027-13' }, 'start: unknown code "2027-13"'],
  [{ deadline: 'soon' }, 'deadline: unknown code "soon"'],
  [{ budget: 1 }, 'answers: unknown code "budget"'],
])('%j is refused by name', (answers, message) => {
  expect(() => readAnswers(answers, '2027-01')).toThrow(message);
});

test('every rule holds in some plan', () => {
  const buyers = ['DE', 'DK', 'SE', 'LT', 'UA', 'NSPA', 'NCIA', 'US', 'EUCIV', 'AERO'].map((code) => [code]);
  const products = ['drones', 'electronics', 'parts', 'software', 'classified', 'vehicles', 'energetics'];
  const spoken = new Set<string>();
  let combination = 0;
  for (const [index, buyer] of [...buyers, ['NSPA', 'US']].entries())
    for (const product of products)
      for (const data of ['FCI', 'CUI', 'RESTRICTED', 'CONFIDENTIAL', 'NOT_TOLD', 'NONE'])
        for (const homeCountry of ['UA', 'DK', 'US', 'OTHER', 'EU_NATO'])
          for (const usItem of usItemCodes) {
            combination += 1;
            if (combination % 7 !== 0) continue;
            const state = (['certified', 'in-use'] as const)[index % 2];
            const result = planOf({
              buyers: buyer,
              products: product === 'software' ? ['software', 'energetics'] : [product],
              data: [data],
              homeCountry,
              usItem,
              usPerson: usPersonCodes[index % 3],
              weapon: weaponCodes[(index + 2) % 5],
              held: usItem === 'usml' ? { as9100d: state, iso9001: 'in-use' } : {},
              size: (['1-10', '11-50', '51-250'] as const)[index % 3],
              deadline: ['2027-02', '2028-02', '2030-01'][index % 3],
              start: homeCountry === 'OTHER' ? '2027-03' : '2027-01',
            });
            const judged = [
              ...result.items,
              ...result.notNeeded,
              ...result.ask,
              ...result.held,
              ...result.gates,
            ];
            for (const id of [...judged.flatMap(({ rules: ids }) => ids), ...result.notes, ...result.worth])
              spoken.add(id);
            if (result.deadline) spoken.add(result.deadline.rule);
            for (const id of result.ear?.rules ?? []) spoken.add(id);
          }
  const crowded = planOf({
    buyers: ['DE', 'US', 'AERO', 'EUCIV'],
    data: ['CUI', 'CONFIDENTIAL'],
    size: '1-10',
    homeCountry: 'OTHER',
  });
  for (const id of [...crowded.notes, ...crowded.gates.flatMap(({ rules: ids }) => ids)]) spoken.add(id);
  expect(rules.map(({ id }) => id).filter((id) => !spoken.has(id))).toEqual([]);
});
