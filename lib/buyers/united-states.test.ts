import { orderSteps, orderTimes, partsRules } from '@/content/buyers/united-states';
import { countInWords } from '@/content/counts';
import { facts } from '@/content/facts';
import { usLetters } from '@/content/letters/us';
import { unitedStatesCopy } from '@/content/page-copy/united-states';
import { rules as plannerRules } from '@/content/planner/rules';
import { rulesByState } from '../rules/register';
import { plainText } from '../text/rich-text';
import { textsIn } from '../text/texts-in';
import { usSections } from './united-states';

const cellsOf = (name: string) => partsRules.find((rule) => rule.name === name);
const printedParts = () =>
  textsIn(usSections.find(({ id }) => id === 'parts')?.table)
    .map(plainText)
    .join(' ');

test('tile and step state the number of rules in the parts check', () => {
  const count = countInWords(partsRules.length);
  expect(count).toBe('eleven');
  const tile = unitedStatesCopy.facts.find(({ term }) => term === 'Origin of parts');
  expect(tile?.text).toBe('Eleven rules; parts from China are excluded');
  expect(orderSteps.find(({ title }) => title === 'Check the parts')?.text).toContain(
    `[${count} rules](#parts)`,
  );
});

test('batteries and chips are in the parts check, the register under Coming, the planner and letter U', () => {
  const added = ['batteries-section-154', 'batteries-4865', 'chips-section-5949'] as const;
  expect(partsRules.map(({ fact }) => fact)).toEqual(expect.arrayContaining([...added]));
  expect(rulesByState.coming.map(({ id }) => id)).toEqual(expect.arrayContaining([...added]));
  expect(added.map((id) => facts[id].effective)).toEqual(['2027-10-01', '2028-01-01', '2027-12-23']);
  expect(cellsOf('Batteries, 10 U.S.C. 4865')?.parts).toContain('exceptions in (c)');
  const note = plannerRules.find(({ id }) => id === 'R61')?.reason ?? '';
  expect(plainText(note)).toMatch(/from 1 October 2027 it covers batteries, from 23 December 2027 chips/);
  expect(JSON.stringify(usLetters)).toContain('magnets, circuit boards, batteries and chips?');
});

test('the law on circuit boards is open and binds only contracts made after a final rule', () => {
  const { status, label, text } = facts['circuit-boards'];
  expect({ status, label }).toEqual({ status: 'unsettled', label: 'Circuit-board law' });
  expect(rulesByState.open.map(({ id }) => id)).toContain('circuit-boards');
  const detail = plannerRules.find(({ id }) => id === 'R61')?.detail ?? '';
  for (const statement of [text, printedParts(), detail]) {
    expect(statement).toMatch(/binds only contracts made after a final rule/);
    expect(statement).toContain('advance notice');
  }
});

test('no text on magnets and boards ends with the year 2026', () => {
  for (const statement of [facts.magnets.text, facts['circuit-boards'].text, printedParts()])
    expect(plainText(statement)).not.toMatch(/until (then|31 December 2026)|\bsoon\b|may not buy/i);
  for (const metal of ['molybdenum', 'gallium', 'germanium', '{2027-12-18}'])
    expect(facts.magnets.text).toContain(metal);
});

test('a subcontractor signs for what it delivers; delivery to the United States is not a re-export', () => {
  expect(cellsOf('Section 889')?.show).toMatch(
    /^Sign “none delivered”.*“None used” applies to the prime only/,
  );
  expect(cellsOf('Export Administration Regulations (EAR), 0A919')?.show).toContain(
    'Delivery to the US is not a re-export',
  );
  expect(facts['ear-0a919'].text).toContain('Delivery to the United States is no re-export.');
});

test('a self-assessment at Level 2 takes the months of the CMMC record, an NCAGE code those of its form', () => {
  const timeOf = (name: string) => orderTimes.find(({ what }) => what === name);
  const level = timeOf('Level 2 by self-assessment');
  expect(level && 'text' in level && plainText(level.text)).toBe('5–10 months');
  expect(timeOf('NCAGE')).toEqual({ what: 'NCAGE', fact: 'ncage-time' });
});
