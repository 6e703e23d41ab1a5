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

test('returns no plan and no defaults when no buyer or no product is selected', () => {
  expect(plan({})).toMatchObject({ message: 'incomplete', items: [], notNeeded: [] });
  expect(planOf({ products: [] }).message).toBe('incomplete');
  expect(planOf({ buyers: [] }).message).toBe('incomplete');
});

test('returns a message and no plan when the deadline is before the start; ignores the current date', () => {
  expect(planOf({ deadline: '2026-12' })).toMatchObject({ message: 'dates', items: [], notes: ['D4'] });
  expect(planOf({ start: '2020-01' }).message).toBeNull();
});

test.each([
  ['deadline-missed', '2027-11', 'D3'],
  ['deadline-short', '2027-12', 'D2'],
  ['deadline-short', '2028-10', 'D2'],
  ['deadline-fits', '2028-11', 'D1'],
])('a plan of 12 to 23 months has the fit %s in %s', (fit, deadline, rule) => {
  expect(planOf({ deadline }).deadline).toMatchObject({ fit, rule });
});

test.each([
  [{ buyers: ['DE', 'XX'] }, 'buyers: unknown code "XX"'],
  [{ buyers: 'DE' }, 'buyers: unknown code "DE"'],
  [{ held: { iso14001: 'certified' } }, 'held: unknown code "iso14001"'],
  [{ held: { iso9001: 'soon' } }, 'held.iso9001: unknown code "soon"'],
  [{ start: '2027-13' }, 'start: unknown code "2027-13"'],
  [{ deadline: 'soon' }, 'deadline: unknown code "soon"'],
  [{ budget: 1 }, 'answers: unknown code "budget"'],
])('rejects %j with the field and the code', (answers, message) => {
  expect(() => readAnswers(answers, '2027-01')).toThrow(message);
});
