import { homePermits, permitSteps } from '@/content/buyers/permits';
import { ukraine } from '@/content/buyers/ukraine';
import { facts } from '@/content/facts';
import { euMoneyPage } from '@/content/page-copy/eu-money';
import { rulesByState } from '../rules/register';

const page = JSON.stringify(euMoneyPage);

test('the EDF pays testing, qualification and certification of a product, in head, row and section', () => {
  expect(euMoneyPage.lead).toContain('the EDF pays testing and certification of a product');
  expect(page).toContain('up to 80% of the cost');
  expect(page).toContain('A certificate of the product can be an eligible cost');
  expect(page).not.toMatch(/we read none|None read|No program text/);
});

test('the omnibus is one undated rule under Coming, printed with its question', () => {
  expect(facts['defense-omnibus']).not.toHaveProperty('effective');
  expect(rulesByState.coming.at(-1)?.effective).toBeUndefined();
  expect(rulesByState.coming.map(({ id }) => id)).toContain('defense-omnibus');
  expect(page).toContain('{"fact":"defense-omnibus"}');
  expect(page).toContain('Which figure was agreed for publication, and since when is it law?');
});

test('steps 1 and 3 of a permit name software and what moves freely inside the EU', () => {
  const texts = permitSteps.map((step) => JSON.stringify(step));
  expect(texts[0]).toContain('{fact:dual-use-software}');
  expect(texts[2]).toContain('{fact:dual-use-inside-eu}');
  const finland = homePermits.find(({ home }) => home === 'finland');
  expect(finland?.points).toContainEqual({ fact: 'dual-use-inside-eu' });
});

test('the seat Ukraine says what to file, and asks for what is open', () => {
  const seat = JSON.stringify(homePermits.find(({ home }) => home === 'ukraine'));
  for (const said of [
    'First register with SSECU',
    'Resolution 1807',
    'висновок',
    '150 minimum incomes',
    'surplus',
  ])
    expect(seat).toContain(said);
  expect(seat).not.toContain('What is the fee');
});

test('two people in Ukraine have a part of their own, which starts with codification', () => {
  const guide = ukraine.guides?.find(({ id }) => id === 'two-people');
  expect(guide?.title).toBe('Two people in Ukraine');
  expect(JSON.stringify(guide?.rows?.[0])).toContain('the state customer does it');
});
