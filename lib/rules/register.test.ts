import { facts } from '@/content/facts';
import { latestChange, nextRule, registerRules, ruleStates, rulesByState } from './register';

test('the register contains every fact with a lane exactly once, at least thirty', () => {
  const listed = ruleStates.flatMap((state) => rulesByState[state]);
  const lanes = Object.entries(facts).filter(([, fact]) => fact.lane);
  expect(listed.map(({ id }) => id).sort()).toEqual(lanes.map(([id]) => id).sort());
  expect(new Set(listed.map(({ id }) => id)).size).toBe(listed.length);
  expect(registerRules.length).toBeGreaterThanOrEqual(30);
});

test('sorts coming rules by date, undated last, and rules in force in reverse', () => {
  const days = rulesByState.coming.map(({ effective }) => effective ?? '9');
  expect(days).toEqual(days.toSorted());
  expect(nextRule?.effective).toBe(days[0]);
  const inForce = rulesByState['in-force'].map(({ effective }) => effective ?? '');
  expect(inForce).toEqual(inForce.toSorted().toReversed());
});

test('latestChange returns the newest rule in force that a page prints or links, unless it is older than two years', () => {
  const text = '{fact:cra-scope} [US lists](/rules#itar-drones) [the EAR’s 50% rule](/rules#ear-affiliates)';
  expect(latestChange(text, '2026-11-28')?.id).toBe('itar-drones');
  expect(latestChange(text, '2026-08-12')?.id).toBe('cra-scope');
  expect(latestChange('{fact:itar-drones}', '2028-08-13')?.id).toBe('itar-drones');
  expect(latestChange('{fact:itar-drones}', '2028-08-14')).toBeUndefined();
});
