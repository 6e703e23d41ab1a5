import { clearanceCharges, clearanceFees } from '@/content/budget/authorities';
import { tableGroups } from '@/content/budget/certification-tables';
import { budgetParagraphs } from '@/content/budget/paragraphs';
import { polishClearance } from '@/content/buyers/guides';
import { certificationSlugs } from '@/content/certifications/slugs';
import { namedFigure } from '../figures/named';
import { certificationBudget } from './certification';
import {
  asidesOf,
  billRows,
  dayRows,
  exampleLine,
  groupNames,
  rowCells,
  rowHead,
  sourcesOf,
} from './certification-rows';
import { range } from './print';

const rows = (slug: (typeof certificationSlugs)[number]) =>
  dayRows(certificationBudget(slug)).map(({ label, values }) => [label, ...values.map(range)]);

test('ISO 9001: the days of the sheet, by size', () => {
  expect(rows('iso9001')).toEqual([
    ['First audit', '1.5–2.5', '3–5', '3.5–6', '5–8.5'],
    ['Audit each year', '1', '1–1.5', '1–2', '1.5–3'],
    ['Your own days', '15–38', '24–58', '33–79', '53–123'],
    [
      'Own days, years 2 and 3',
      expect.any(String),
      expect.any(String),
      expect.any(String),
      expect.any(String),
    ],
  ]);
});

test('nobody audits CMMC by self-assessment: own days alone, and a sentence instead of a bill', () => {
  const cmmc = certificationBudget('cmmc');
  expect(dayRows(cmmc).map(({ label }) => label)).toEqual(['Your own days', 'Own days, years 2 and 3']);
  expect(billRows(cmmc, 'body')).toEqual([]);
  expect(asidesOf(cmmc).noBill.join()).toContain('No body bills you for CMMC');
});

test('groups that are billed the same are one row, and each amount stands in its own currency', () => {
  const as9100d = certificationBudget('as9100d');
  const [west] = billRows(as9100d, 'body');
  expect(west?.groups).toEqual(['west', 'ua_foreign']);
  expect(west?.sizes[1]).toEqual([expect.stringMatching(/^€/), '$950']);
  const [all] = billRows(certificationBudget('cmmc'), 'tests');
  expect(all && groupNames(all, 6)).toEqual([]);
});

test('AQAP 2110 prints every group: two share a row, each with its own rate and amount', () => {
  const aqap = certificationBudget('aqap2110');
  const all = billRows(aqap, 'body');
  expect(all.flatMap(({ groups }) => groups).sort()).toEqual([...tableGroups].sort());
  const last = all.find(({ shared }) => shared);
  expect(last && rowHead(aqap, 'body', last)).toMatch(
    /Kingdom, £850–1,500 a day; United States, \$1,400–2,200 a day$/,
  );
  expect(last && rowCells(last)).toEqual(Array(4).fill(expect.stringMatching(/^£[\d,–]+; \$[\d,–]+$/)));
});

test.each(certificationSlugs)('%s: what happens when it lapses during a contract', (slug) => {
  expect(certificationBudget(slug).paragraphs.filter(({ id }) => id === 'lapse')).toHaveLength(1);
});

test('the example names each block once and adds none to another', () => {
  expect(exampleLine(certificationBudget('iso9001'))).toMatch(
    /^Example: 30 people, .*Body and authorities €[\d,–]+; Years 2 and 3 €[\d,–]+; Before the certificate ends €[\d,–]+\.$/,
  );
});

test.each(certificationSlugs)(
  '%s: no amount is zero, and the sources are named with their certainty',
  (slug) => {
    const budget = certificationBudget(slug);
    const printed = JSON.stringify([dayRows(budget), billRows(budget, 'body'), asidesOf(budget)]);
    expect(printed).not.toMatch(/[€$£]0(?![\d,–])|NaN|undefined/);
    expect(sourcesOf(budget).join()).toMatch(/\{sure:(assumed|reports|known)\}/);
    expect(sourcesOf(budget).join()).not.toMatch(/undefined/);
  },
);

test('a fee of a state stands once: page, paragraph and arithmetic have the same figures', () => {
  const { company, person } = clearanceCharges.PL;
  const fee = `${company.value[1] / 10} average monthly wages`;
  expect(polishClearance.facts.find(({ name }) => name === 'Fee')?.text).toContain(fee);
  expect(budgetParagraphs.find(({ id }) => id === 'fees')?.text).toContain(fee);
  expect(clearanceFees.PL).toContain(`adds ${person.value / 100} wage`);
  expect(namedFigure('clearance.poland')).toBe('PLN\u00a084,900–94,300');
});

test('the first audit for AQAP 2110 says what its days stand on, every other one is only the first', () => {
  expect(rows('aqap2110')[0]?.[0]).toMatch(/^First audit, where ISO 9001 or AS9100D is certified/);
  expect(rows('as9100d')[0]?.[0]).toBe('First audit');
});
