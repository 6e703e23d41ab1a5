/** @jest-environment node */
import { defaultAnswers, readAnswers } from './answers';
import { plan } from './plan';
import type { Answers } from './types';

/** Covers gates, questions, tasks and invalid input; golden-plans.test.ts covers the complete plans. */
const base: Answers = {
  ...defaultAnswers('2027-01'),
  buyers: ['DE'],
  products: ['drones'],
  data: ['NONE'],
  usItem: 'none',
  usPerson: 'no',
};
const planOf = (change: object) => plan({ ...base, ...change });
type Result = ReturnType<typeof planOf>;
const categoryOf = (result: Result, slug: string) =>
  result.items.find(({ certification }) => certification === slug)?.verdict ??
  (['ask', 'held', 'notNeeded'] as const).find((list) =>
    result[list].some(({ certification }) => certification === slug),
  );
const item = (result: Result, slug: string) =>
  result.items.find(({ certification }) => certification === slug);
const gateIds = (result: Result) => result.gates.map(({ id }) => id);

test('returns no plan and no defaults when no buyer or no product is selected', () => {
  expect(plan({})).toMatchObject({ message: 'incomplete', items: [], notNeeded: [] });
  expect(planOf({ products: [] }).message).toBe('incomplete');
  expect(planOf({ buyers: [] }).message).toBe('incomplete');
});

test('unknown US item: ITAR and EAR are questions, the rest can start, the license is a gate', () => {
  const result = planOf({ usItem: 'unknown' });
  expect(categoryOf(result, 'itar')).toBe('ask');
  expect(result.ear?.verdict).toBe('ask');
  expect(item(result, 'iso9001')?.phases[0]?.start).toEqual([0, 0]);
  expect(gateIds(result)).toContain('us-license');
});

test('US buyer that requires only RESTRICTED: CMMC is a question, and the first question is about FCI and CUI', () => {
  const result = planOf({ buyers: ['US'], data: ['RESTRICTED'] });
  expect(result.ask.find(({ certification }) => certification === 'cmmc')?.rules).toEqual(['R18']);
  expect(result.questions).toContain('us-marks');
  expect(planOf({ buyers: ['US'], data: ['RESTRICTED', 'CUI'] }).questions).not.toContain('us-marks');
});

test('NATO buyer: AQAP, clearance and registrations are separate entries, because there is no NATO certificate', () => {
  const result = planOf({ buyers: ['NSPA'], data: ['CONFIDENTIAL'] });
  expect(categoryOf(result, 'aqap2110')).toBe('usual');
  expect(categoryOf(result, 'nato-clearance')).toBe('gate');
  expect(result.tasks).toEqual(expect.arrayContaining(['ncage', 'source-file']));
});

test('Ukrainian company with NSPA as the only buyer: eligibility is the first gate, and the plan has items', () => {
  const result = planOf({ buyers: ['NSPA'], homeCountry: 'UA', weapon: 'civil' });
  expect(gateIds(result)[0]).toBe('agency-eligibility');
  expect(result.items.length).toBeGreaterThan(0);
});

test('CONFIDENTIAL without a sponsor: phases 1 and 2 are scheduled, phase 3 has a length and no date', () => {
  const clearance = item(planOf({ data: ['CONFIDENTIAL'] }), 'nato-clearance');
  expect(clearance?.phases.map(({ n }) => n)).toEqual([1, 2]);
  expect(clearance?.afterGate).toEqual({ n: 3, months: [3, 6] });
  expect(gateIds(planOf({ data: ['CONFIDENTIAL'] }))).toEqual(
    expect.arrayContaining(['sponsor', 'clearance-decision']),
  );
});

test('RESTRICTED: the clearance is a question; in the Netherlands the declaration is a gate', () => {
  expect(categoryOf(planOf({ buyers: ['DK'], data: ['RESTRICTED'] }), 'nato-clearance')).toBe('ask');
  expect(gateIds(planOf({ buyers: ['NL'], data: ['RESTRICTED'] }))).toContain('dutch-declaration');
});

test('existing AS9100D and required AQAP 2110: asks which of the two certificates counts', () => {
  expect(planOf({ held: { as9100d: 'certified' } }).questions).toContain('aqap-proof');
});

test('adds a question about the deadline: at tender or at award', () => {
  expect(planOf({ deadline: '2029-01' }).questions).toContain('when');
});

test('returns a message and no plan when the deadline is before the start; ignores the current date', () => {
  expect(planOf({ deadline: '2026-12' })).toMatchObject({ message: 'dates', items: [], notes: ['D4'] });
  expect(planOf({ start: '2020-01' }).message).toBeNull();
});

test('software for the DoD without contract information: CMMC is a question, not excluded', () => {
  expect(categoryOf(planOf({ buyers: ['US'], products: ['software'], data: ['NONE'] }), 'cmmc')).toBe('ask');
});

test.each([
  ['does not fit', '2027-11', 'D3'],
  ['fits only near the shortest run', '2027-12', 'D2'],
  ['fits only near the shortest run', '2028-10', 'D2'],
  ['fits, even on the longest run', '2028-11', 'D1'],
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
])('rejects %j with the field and the code', (answers, message) => {
  expect(() => readAnswers(answers, '2027-01')).toThrow(message);
});
