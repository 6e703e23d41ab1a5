import { expect, test } from '@playwright/test';
import { budgetTableCopy } from '../content/budget/copy';
import { certificationBySlug, certifications } from '../content/certifications';
import { certificationCopy, downloadNames } from '../content/page-copy/certification';
import { totalCost } from '../lib/budget/total-cost';
import { formatRange } from '../lib/figures/format';
import { totalInvestment } from '../lib/figures/totals';
import { fill } from '../lib/text/fill';
import { readExport } from './support/built';
import { findDrawingProblems } from './support/drawings';
import { visit } from './support/visit';

/**
 * Returns what the charts draw out of scale, with all disclosures open: marks have to be at their share of the distance
 * between the first and the last one, bars at their share of the longest, to one hundredth. Runs in the page.
 */
function offScale(): string[] {
  for (const disclosure of document.querySelectorAll('details')) disclosure.open = true;
  const charts = [...document.querySelectorAll('main svg:has([data-score], [data-run])')];
  const faults = charts.flatMap((chart) => {
    const marks = [...chart.querySelectorAll<SVGElement>('[data-score], [data-run]')].map((mark) => {
      const { left, width } = mark.getBoundingClientRect();
      const { score, months } = mark.dataset;
      return score ? { value: Number(score), at: left } : { value: Number(months), at: width };
    });
    if (chart.querySelector('[data-run]')) marks.push({ value: 0, at: 0 });
    marks.sort((a, b) => a.value - b.value);
    const [first, last] = [marks[0], marks.at(-1)];
    if (!first || !last?.at) return [];
    const shareOf = (part: 'value' | 'at') =>
      marks.map((mark) => (mark[part] - first[part]) / (last[part] - first[part]));
    const drawn = shareOf('at');
    return shareOf('value').flatMap((share, index) =>
      Math.abs(share - (drawn[index] ?? 0)) > 0.01 ? `${share}: ${drawn[index]}` : [],
    );
  });
  return charts.length > 0 ? faults : ['no chart on the page'];
}

for (const { slug, title, checklist, comparison } of certifications)
  test(`${slug}: has its lists, sidebar and PDFs; its charts are to scale and their texts apart`, async ({
    page,
  }) => {
    const path = `/certifications/${slug}`;
    // The drawing is the largest element of the first screen on mobile, so its preload must precede the scripts.
    const [beforeScripts = ''] = readExport(path).split('<script src=');
    expect(beforeScripts).toContain(`<link rel="preload" href="/art/certifications/${slug}.svg`);
    await page.setViewportSize({ width: 390, height: 844 });
    // The web font is optional: on a busy machine a load can keep the fallback font, which is wider here.
    await page.goto(path);
    const main = page.getByRole('main');
    const facts = main.locator('dl').first();
    await expect(async () => {
      await page.reload();
      await expect(facts).toBeInViewport({ ratio: 1, timeout: 1000 });
    }).toPass();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
    const total = formatRange(totalInvestment(certificationBySlug[slug]));
    await expect(facts.locator('dd', { hasText: total })).toHaveCount(1);
    const under = (heading: string) => main.getByRole('region', { name: heading, exact: true });
    await expect(under(certificationCopy.why).locator('li:has(> h3)')).toHaveCount(2);
    await expect(under(certificationCopy.requirements).locator('ol > li')).toHaveCount(5);
    await expect(main.getByRole('heading', { name: certificationCopy.process.title })).toBeVisible();
    await expect(under(certificationCopy.support.title).locator('li')).toHaveCount(3);
    const checks = checklist.flatMap(({ items }) => items.map(({ text }) => text));
    await expect(under(certificationCopy.checklist.title).locator('tbody tr')).toContainText(checks);
    const closed = main.locator('details:not([open]) > summary').filter({ visible: true });
    expect(await closed.count(), 'closed disclosures on mobile').toBeLessThanOrEqual(12);
    const numbers = await main.locator('figure .specimen-number').allTextContents();
    expect(new Set(numbers.map((text) => text.at(-1))).size, 'key requirements on the specimen').toBe(5);
    const list = page.getByRole('navigation', { name: certificationCopy.sidebar.certifications });
    await expect(list.getByRole('link')).toHaveText(certifications.map((entry) => entry.comparison.name));
    await expect(list.locator('[aria-current=page]')).toHaveText(comparison.name);
    for (const file of ['guide', 'checklist'] as const)
      await expect(page.getByRole('link', { name: downloadNames[file](title) })).toHaveAttribute(
        'href',
        `${path}/${file}.pdf`,
      );
    expect(await page.evaluate(offScale), 'marks and bars out of scale').toEqual([]);
    expect(await findDrawingProblems(page, slug, { parts: 'main section' })).toEqual([]);
  });

test('each tab shows its phase; downloads are not printed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/certifications/cmmc');
  const tabs = page.getByRole('tab');
  await expect(tabs).toHaveCount(3);
  for (const [index, phase] of certificationBySlug.cmmc.phases.entries()) {
    await tabs.nth(index).click();
    const panel = page.getByRole('tabpanel', { name: new RegExp(`^${phase.name}`) });
    await expect(panel.getByRole('heading', { name: phase.title })).toBeVisible();
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('main a[href$=".pdf"]').filter({ visible: true })).toHaveCount(0);
});

test('the costs follow the chosen number of people, also from the URL', async ({ page }) => {
  const tables = page.locator('#in-all').locator('xpath=ancestor::section').getByRole('table');
  const feesOf = (people: number) => totalCost('iso27001', people).bills;
  await visit(page, '/certifications/costs');
  await expect(tables).toHaveCount(1);
  await expect(tables).toContainText(feesOf(30));
  await page.getByRole('button', { name: fill(budgetTableCopy.heads, { number: 120 }) }).click();
  await expect(tables).toHaveCount(1);
  await expect(tables).toContainText(feesOf(120));
  await page.reload();
  await expect(tables).toContainText(feesOf(120));
});
