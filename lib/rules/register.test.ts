import { facts } from '@/content/facts';
import { contentDate } from '@/content/site';
import { changesIn, nextRule, pageCheck, rulePath, ruleStates, rules, rulesByState } from './register';

test('the register holds every fact of a lane once, thirty at least', () => {
  const listed = ruleStates.flatMap((state) => rulesByState[state]);
  const lanes = Object.entries(facts).filter(([, fact]) => fact.lane);
  expect(listed.map(({ id }) => id).sort()).toEqual(lanes.map(([id]) => id).sort());
  expect(new Set(listed.map(({ id }) => id)).size).toBe(listed.length);
  expect(rules.length).toBeGreaterThanOrEqual(30);
});

test('no group is empty; what comes is ahead of the content date, what holds is not', () => {
  for (const state of ruleStates) expect(rulesByState[state]).not.toHaveLength(0);
  for (const { effective } of rulesByState.coming) expect(effective ?? '9').toMatch(/^9$|^\d{4}/);
  expect(rulesByState.coming.filter(({ effective }) => effective && effective <= contentDate)).toEqual([]);
  expect(rulesByState['in-force'].filter(({ effective = '9' }) => effective > contentDate)).toEqual([]);
});

test('what comes stands in the order of its days, undated last; what holds the other way round', () => {
  const days = rulesByState.coming.map(({ effective }) => effective ?? '9');
  expect(days).toEqual(days.toSorted());
  expect(nextRule?.effective).toBe(days[0]);
  const held = rulesByState['in-force'].map(({ effective }) => effective ?? '');
  expect(held).toEqual(held.toSorted().toReversed());
});

test('the last change of a text is the latest that has happened by the content date', () => {
  const changes = changesIn('{fact:machinery-2027} {fact:cra-scope} {fact:cra-reporting} {fact:cmmc-7012}');
  expect(changes.map(({ id }) => id)).toEqual(['cra-reporting', 'cra-scope']);
  expect(changesIn('{fact:cmmc-phase-2} {fact:ear-affiliates}')).toEqual([]);
  expect(rulePath('cra-reporting')).toBe('/rules#cra-reporting');
});

test('the page is as old as its newest check', () => {
  expect(rules.some(({ checked }) => checked > pageCheck)).toBe(false);
});
