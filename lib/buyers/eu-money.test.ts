import { homePermits, permitSteps } from '@/content/buyers/permits';
import { ukraine } from '@/content/buyers/ukraine';
import { facts } from '@/content/facts';
import { euMoneyPage } from '@/content/page-copy/eu-money';
import { rulesByState } from '../rules/register';

const page = JSON.stringify(euMoneyPage);

test('states in lead, row and section that the EDF pays testing, qualification and certification', () => {
  expect(euMoneyPage.lead).toContain('the EDF pays testing and certification of a product');
  expect(page).toContain('up to 80% of the cost');
  expect(page).toContain('A certificate of the product can be an eligible cost');
  expect(page).not.toMatch(/we read none|None read|No program text/);
});

test('lists the omnibus as an undated rule under Coming, with its open question', () => {
  expect(facts['defense-omnibus']).not.toHaveProperty('effective');
  expect(rulesByState.coming.at(-1)?.effective).toBeUndefined();
  expect(rulesByState.coming.map(({ id }) => id)).toContain('defense-omnibus');
  expect(page).toContain('{"fact":"defense-omnibus"}');
  expect(page).toContain('Which figure was agreed for publication, and since when is it law?');
});

test('steps 1 and 3 of a permit cover software and free movement inside the EU', () => {
  const texts = permitSteps.map((step) => JSON.stringify(step));
  expect(texts[0]).toContain('{fact:dual-use-software}');
  expect(texts[2]).toContain('{fact:dual-use-inside-eu}');
  const finland = homePermits.find(({ home }) => home === 'finland');
  expect(finland?.points).toContainEqual({ fact: 'dual-use-inside-eu' });
});

test('the entry for Ukraine states what to file, and contains the open questions', () => {
  const seat = JSON.stringify(homePermits.find(({ home }) => home === 'ukraine'));
  for (const expected of [
    'First register with SSECU',
    'Resolution 1807',
    'висновок',
    '150 minimum incomes',
    'surplus',
  ])
    expect(seat).toContain(expected);
  expect(seat).not.toContain('What is the fee');
});

test('Ukraine has a section for companies of two people, which starts with codification', () => {
  const guide = ukraine.guides?.find(({ id }) => id === 'two-people');
  expect(guide?.title).toBe('Two people in Ukraine');
  expect(JSON.stringify(guide?.rows?.[0])).toContain('the state customer does it');
});
