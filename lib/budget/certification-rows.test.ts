import { budgetTableCopy } from '@/content/budget/copy';
import { certificationSlugs } from '@/content/certifications/slugs';
import { certificationBudget } from './certification';
import { billRows, budgetSources, dayRows, notesOf } from './certification-rows';

test('merges rate groups with equal amounts into one row with the daily rate; each amount keeps its currency', () => {
  const [west] = billRows(certificationBudget('as9100d'), 'body');
  expect(west?.head).toBe(
    'Western and Northern Europe; Ukraine, certification body from the EU, €1,100–1,700 a day',
  );
  expect([west?.cells[1], west?.later[1]]).toEqual(['€5,150–15,600 and $950', '€4,700–12,800 and $500']);
  expect(billRows(certificationBudget('cmmc'), 'tests').map(({ head }) => head)).toEqual([
    budgetTableCopy.everywhere,
  ]);
});

test.each(certificationSlugs)(
  '%s: prints no amount of zero, and lists the sources with their certainty',
  (slug) => {
    const budget = certificationBudget(slug);
    const json = JSON.stringify([dayRows(budget), billRows(budget, 'body'), notesOf(budget)]);
    expect(json).not.toMatch(/[€$£]0(?![\d,–])|NaN|undefined/);
    expect(budgetSources(budget).join()).toMatch(/\{sure:(our-estimate|second-hand|common-practice)\}/);
    expect(budgetSources(budget).join()).not.toMatch(/undefined/);
  },
);
