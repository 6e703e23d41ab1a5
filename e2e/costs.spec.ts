import { expect, test } from '@playwright/test';
import { tableHeadcounts } from '../content/budget/certification-tables';
import { certificationSlugs } from '../content/certifications/slugs';
import { productFacts } from '../content/facts/product-rules';
import { qualityFacts } from '../content/facts/quality';
import { costsPage } from '../content/page-copy/costs';
import { builtPage, textOf } from '../scripts/support/built-pages';

test('each certification has a row with three separate figures, and working days for four head counts', () => {
  const html = builtPage('/certifications/costs');
  const [all = '', ...sizes] = html.split(/(?=<details)/);
  expect(textOf(all)).toContain(costsPage.all.columns.join(' '));
  for (const slug of certificationSlugs) {
    expect(all).toContain(`<th scope="row"><a class="word-link" href="#${slug}"`);
    const days = textOf(sizes.find((disclosure) => disclosure.includes(` id="${slug}"`)) ?? '');
    expect(days, slug).toContain(tableHeadcounts.map((heads) => `${heads} people`).join(' '));
  }
});

test('costs and certifications print the same text on drone classes and on certificates to ISO 9001:2015', () => {
  for (const [{ text }, path] of [
    [productFacts['uas-assessment'], '/certifications/ce-marking'],
    [qualityFacts['iso9001-2015-short'], '/certifications/iso9001'],
  ] as const)
    for (const page of [path, '/certifications/costs']) expect(textOf(builtPage(page)), page).toContain(text);
});

test('paragraphs on upkeep and lapse print certainty labels and no placeholder', () => {
  const [, disclosures = ''] = /id="upkeep"(.*)id="people"/s.exec(builtPage('/certifications/costs')) ?? [];
  expect(textOf(disclosures)).toContain(qualityFacts['iso9001-2015-short'].text);
  expect(disclosures).toContain('data-certainty="second-hand"');
  expect(disclosures).not.toMatch(/\{[a-z]+:/);
});
