import { buildDate } from '@/content/build-date';
import { certificationBySlug } from '@/content/certifications';
import { facts } from '@/content/facts';
import { stations } from '@/content/stations';
import {
  changesIn,
  latestChange,
  nextRule,
  pageCheck,
  rulePath,
  ruleStates,
  rules,
  rulesByState,
} from './register';

test('the register holds every fact of a lane once, thirty at least', () => {
  const listed = ruleStates.flatMap((state) => rulesByState[state]);
  const lanes = Object.entries(facts).filter(([, fact]) => fact.lane);
  expect(listed.map(({ id }) => id).sort()).toEqual(lanes.map(([id]) => id).sort());
  expect(new Set(listed.map(({ id }) => id)).size).toBe(listed.length);
  expect(rules.length).toBeGreaterThanOrEqual(30);
});

test('no group is empty; what comes is ahead of the day of the build, what holds is not', () => {
  for (const state of ruleStates) expect(rulesByState[state]).not.toHaveLength(0);
  for (const { effective } of rulesByState.coming) expect(effective ?? '9').toMatch(/^9$|^\d{4}/);
  expect(rulesByState.coming.filter(({ effective }) => effective && effective <= buildDate)).toEqual([]);
  expect(rulesByState['in-force'].filter(({ effective = '9' }) => effective > buildDate)).toEqual([]);
});

test('what comes stands in the order of its days, undated last; what holds the other way round', () => {
  const days = rulesByState.coming.map(({ effective }) => effective ?? '9');
  expect(days).toEqual(days.toSorted());
  expect(nextRule?.effective).toBe(days[0]);
  const held = rulesByState['in-force'].map(({ effective }) => effective ?? '');
  expect(held).toEqual(held.toSorted().toReversed());
});

test('the last change of a text is the latest that has happened by the day of the build', () => {
  const changes = changesIn('{fact:iso9001-2015-end} {fact:cra-scope} {fact:cra-reporting} {fact:cmmc-7012}');
  expect(changes.map(({ id }) => id)).toEqual(['cra-reporting', 'cra-scope']);
  expect(changesIn('{fact:cmmc-phase-2} {fact:ear-affiliates}')).toEqual([]);
  expect(rulePath('cra-reporting')).toBe('/rules#cra-reporting');
});

test('the latest rule change is the newest in force that a page prints or links to, if not older than two years', () => {
  const text = '{fact:cra-scope} [US lists](/rules#itar-drones) [the EAR’s 50% rule](/rules#ear-affiliates)';
  expect(latestChange(text, '2026-11-28')?.id).toBe('itar-drones');
  expect(latestChange(text, '2026-08-12')?.id).toBe('cra-scope');
  expect(latestChange('{fact:itar-drones}', '2028-08-13')?.id).toBe('itar-drones');
  expect(latestChange('{fact:itar-drones}', '2028-08-14')).toBeUndefined();
});

test('ITAR names the change of August 2026; clearance and NATO Ready name none from 2020 or 2016', () => {
  const day = '2026-11-28';
  expect(latestChange(certificationBySlug.itar, day)).toMatchObject({
    id: 'itar-drones',
    effective: '2026-08-13',
  });
  for (const page of [certificationBySlug['nato-clearance'], stations['nato-ready']])
    expect(latestChange(page, day)?.effective ?? '2026').toMatch(/^202[56]/);
});

test('the page is as old as its newest check', () => {
  expect(rules.some(({ checked }) => checked > pageCheck)).toBe(false);
});
