import { expect, test } from '@playwright/test';
import { tableHeads } from '../content/budget/certification-tables';
import { certificationSlugs } from '../content/certifications/slugs';
import { costsPage } from '../content/page-copy/costs';
import { builtPage, textOf } from '../scripts/support/built-pages';

test('each certification has its row of three figures apart, and days for four head counts', () => {
  const html = builtPage('/certifications/costs');
  const [all = '', ...sizes] = html.split(/(?=<details)/);
  expect(textOf(all)).toContain(costsPage.all.columns.join(' '));
  for (const slug of certificationSlugs) {
    expect(all).toContain(`<th scope="row"><a class="word-link" href="#${slug}"`);
    const days = textOf(sizes.find((fold) => fold.includes(` id="${slug}"`)) ?? '');
    expect(days, slug).toContain(tableHeads.map((heads) => `${heads} people`).join(' '));
  }
});
