import { expect, test } from '@playwright/test';
import { certifications } from '../content/certifications';
import { certificationCopy, downloadNames } from '../content/page-copy/certification';
import { formatRange } from '../lib/figures/format';
import { totalInvestment } from '../lib/figures/totals';
import { builtPage, textOf } from '../scripts/support/built-pages';
import { mainOf, readExport } from './support/built';
import { numericEntries } from './support/visit';

const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length;

/**
 * Answers that test readers did not find: each has to be within 700 words of the page's start, or within 300 words of the
 * element with the id, if the page header links to it. Answers without an id have to be within 300 words of the start.
 */
const answers: readonly [slug: string, answer: string, id?: string][] = [
  ['cmmc', 'It has one of two reasons'],
  ['cmmc', 'Ask for a drawing without controlled unclassified information', 'need'],
  ['cmmc', 'the file is marked NOFORN', 'need'],
  ['cmmc', 'The rule does not bar assessments outside the United States', 'who-assesses'],
  ['cmmc', 'A closed network', 'cui-places'],
  ['cmmc', 'The DoD does not ask it for SAM.gov', 'registers'],
  ['cmmc', 'Do not open it again', 'cui-mail'],
  ['cmmc', 'Escort visitors', 'level-1'],
  ['aqap2110', 'sentence for an offer without the certificate', 'tender'],
  ['aqap2110', 'Annex B of AQAP-2131-SRD.1', 'certificate-of-conformity'],
  ['aqap2110', 'witness points', 'quality-plan'],
  ['aqap2110', 'Offer escorted access', 'orders'],
  ['aqap2110', 'Zero check daily', 'calibration'],
  ['as9100d', 'before a buyer demands it', 'nadcap'],
  ['iso9001', 'Accredited, recognized today', 'ukrainian-certificate'],
  ['itar', '600-series or 9x515', 'us-parts'],
  ['itar', 'A prime’s own request is not enough', 'quote'],
  ['ce-marking', 'a private company’s rescue drone is inside', 'two-buyers'],
];

/** The navigation in the page header. */
const headerLinks = new RegExp(`<nav[^>]* aria-label="${certificationCopy.questions}".*?</nav>`, 's');

test('answers are near the top of the page or near a target that the page header links to', () => {
  for (const [slug, answer, id = ''] of answers) {
    const main = mainOf(builtPage(`/certifications/${slug}`)).replaceAll(
      /<\/?(?:a|span)\b(?![^>]* id=)[^>]*>/g,
      '',
    );
    /** Returns the number of words between a position in the markup and the answer. */
    const wordsFrom = (start: number) => {
      const text = textOf(main.slice(start)).toLowerCase();
      const at = text.indexOf(answer.toLowerCase());
      return start < 0 || at < 0 ? Number.POSITIVE_INFINITY : countWords(text.slice(0, at));
    };
    const fromTop = wordsFrom(0);
    const isLinked = headerLinks.exec(readExport(`/certifications/${slug}`))?.[0].includes(`href="#${id}"`);
    const part = main.indexOf(` id="${id}"`);
    // If the target is in a disclosure, counting starts at the disclosure.
    const disclosure = main.lastIndexOf('<details', part);
    const start = disclosure > main.lastIndexOf('</details>', part) ? disclosure : part;
    const fromTarget = isLinked ? wordsFrom(start) : Number.POSITIVE_INFINITY;
    const near = fromTop <= (id ? 700 : 300) || fromTarget <= 300;
    expect
      .soft(near, `${slug}: “${answer}”: ${fromTop} words from the top, ${fromTarget} from #${id}`)
      .toBe(true);
  }
});

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

for (const certification of certifications) {
  const { slug, title, phases } = certification;
  const path = `/certifications/${slug}`;

  test(`${slug}: has its lists, sidebar, PDFs, tabs, charts and the text in full`, async ({ page }) => {
    // The drawing is the largest element of the first screen on mobile, so its preload must precede the scripts.
    const [beforeScripts = ''] = readExport(path).split('<script src=');
    expect(beforeScripts).toContain(`<link rel="preload" href="/art/certifications/${slug}.svg`);
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);

    await test.step('two points, five requirements, one checklist, sidebar, downloads', async () => {
      const under = (heading: string) => main.getByRole('region', { name: heading, exact: true });
      await expect(under(certificationCopy.why).locator('ul > li')).toHaveCount(2);
      await expect(under(certificationCopy.requirements).locator('ol > li')).toHaveCount(5);
      await expect(main.getByRole('heading', { name: certificationCopy.process.title })).toBeVisible();
      await expect(under(certificationCopy.support.title).locator('ul > li')).toHaveCount(7);
      const checks = certification.checklist.flatMap(({ items }) => items.map(({ text }) => text));
      const rows = under(certificationCopy.checklist.title).locator('tbody tr');
      await expect(rows).toHaveCount(checks.length);
      await expect(rows).toContainText(checks);
      const list = page.getByRole('navigation', { name: certificationCopy.sidebar.certifications });
      await expect(list.getByRole('link')).toHaveText(certifications.map((entry) => entry.comparison.name));
      await expect(list.locator('[aria-current=page]')).toHaveText(certification.comparison.name);
      for (const file of ['guide', 'checklist'] as const)
        await expect(page.getByRole('link', { name: downloadNames[file](title) })).toHaveAttribute(
          'href',
          `${path}/${file}.pdf`,
        );
    });

    // The total in the header is that of our support, without bills. Only the comparison explains its conversion.
    const facts = main.locator('dl').first();
    const support = facts.locator('div', { hasText: 'Our support, total' });
    await expect(support.locator('dd')).toHaveText(formatRange(totalInvestment(certification)));
    await expect(main).not.toContainText('a conversion of the other');
    const costs = '[href^="/certifications/costs#"]';
    await expect(main.locator(`dl:has(+ * ${costs}, + ${costs}) dt`)).toHaveCount(3);

    await test.step('facts on the first screen, number of words', async () => {
      for (const [width, height] of numericEntries({ 390: 844, 1440: 900 })) {
        await page.setViewportSize({ width, height });
        await expect(facts, `${width} px`).toBeInViewport({ ratio: 1 });
      }
      const [all, sources] = [await main.textContent(), await main.locator('#sources').textContent()];
      const words = countWords(all ?? '') - countWords(sources ?? '');
      expect(words).toBeGreaterThanOrEqual(2550);
    });

    await test.step('each tab shows its phase, and its name fits at 320 px', async () => {
      await page.setViewportSize({ width: 320, height: 700 });
      const tabs = page.getByRole('tab');
      await expect(tabs).toHaveCount(3);
      for (const [index, phase] of phases.entries()) {
        await tabs.nth(index).click();
        const panel = page.getByRole('tabpanel', { name: new RegExp(`^${phase.name}`) });
        await expect(panel.getByRole('heading', { name: phase.title })).toBeVisible();
        await expect(page.getByRole('tabpanel')).toHaveCount(1);
        expect(await tabs.nth(index).evaluate((tab) => tab.scrollWidth - tab.clientWidth)).toBe(0);
      }
    });

    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(offScale), `charts at ${width} px`).toEqual([]);
    }

    if (!['cmmc', 'itar'].includes(slug)) return;
    await test.step('prints on at most thirteen pages, without links to downloads', async () => {
      const pdf = (await page.pdf()).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(13);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('link', { name: /^(Download|Free assessment)/ })).toHaveCount(0);
    });
  });
}

test('pages that mention export permits or US buyers link to the pages on them', () => {
  const [permits, us] = ['/buyers/permits', '/buyers/united-states'];
  const needed = {
    '/certifications/iso27001': [us],
    '/certifications/as9100d': [us],
    '/certifications/aqap2110': [us],
    '/certifications/cmmc': [us, permits],
    '/certifications/itar': [us, permits],
    '/certifications/nato-clearance': [us],
    '/certifications/ce-marking': [permits],
    '/stations/foundation': [permits],
    '/stations/security': [us],
    '/stations/defense-standards': [us, permits],
    '/stations/nato-ready': [us, permits],
  };
  for (const [path, targets] of Object.entries(needed))
    for (const href of targets) {
      const main = /<main.*<\/main>/s.exec(builtPage(path))?.[0];
      expect(main, `${path} to ${href}`).toMatch(new RegExp(`href="${href}[#"]`));
    }
});
