import { expect, type Locator, test } from '@playwright/test';
import { certifications } from '../content/certifications';
import { certificationCopy, downloadNames } from '../content/page-copy/certification';
import { formatRange } from '../lib/figures/format';
import { totalInvestment } from '../lib/figures/totals';
import { offScale, scaleWidths } from './support/scale';

const wordsOf = (text: string | null) => (text ?? '').split(/\s+/).filter(Boolean).length;
/** Words of a table, in which no space stands between two cells. */
const joined = (text: string) => text.replaceAll(/\s+/g, '');

/**
 * What readers looked for in vain, in the words that answer it: within 700 words of the page's start, or one press from its
 * head and 300 words from where that press leads. Those without an id are for everybody: within 300.
 */
const answers: readonly [slug: string, sought: string, id?: string][] = [
  ['cmmc', 'It has one of two reasons'],
  ['cmmc', 'Ask for a drawing without CUI'],
  ['cmmc', 'Marked NOFORN'],
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
  ['as9100d', 'Not before a customer demands it', 'nadcap'],
  ['iso9001', 'Accredited, recognized today', 'ukrainian-certificate'],
  ['itar', '600-series or 9x515', 'us-parts'],
  ['itar', 'A prime’s own request is not enough', 'quote'],
  ['ce-marking', 'a private firm’s rescue drone inside', 'two-buyers'],
];

/** How many words of `main` stand before a text, and how many between the text and the place that a link leads to. */
const wordsBefore = (main: Locator, sought: string, id = '') =>
  main.evaluate(
    (element, [sought, id]) => {
      const plain = (text: string) => text.replaceAll(/\s+/g, ' ');
      const words = (text: string) => text.split(' ').filter(Boolean).length;
      const all = plain(element.textContent ?? '').toLowerCase();
      const at = all.indexOf((sought ?? '').toLowerCase());
      const target = id ? document.getElementById(id) : null;
      if (at < 0) return [Infinity, Infinity] as const;
      if (!target) return [words(all.slice(0, at)), Infinity] as const;
      const before = document.createRange();
      before.setStart(element, 0);
      before.setEndBefore(target.closest('details') ?? target);
      return [words(all.slice(0, at)), words(all.slice(plain(before.toString()).length, at))] as const;
    },
    [sought, id],
  );

for (const certification of certifications) {
  const { slug, title, phases } = certification;
  const path = `/certifications/${slug}`;

  test(`${slug}: lists, sidebar, PDFs, length, answers, tabs, charts`, async ({ page, request }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
    // The drawing is the largest element on a phone's first screen: it must not wait for the scripts.
    const preload = `link[rel=preload][as=image][href^="/art/certifications/${slug}.svg"]`;
    await expect(page.locator(preload)).toHaveCount(1);
    await expect(page.locator(`script[src] ~ ${preload}`)).toHaveCount(0);

    await test.step('two points, five requirements, one checklist as the PDF prints it', async () => {
      const under = (heading: string) => main.getByRole('region', { name: heading, exact: true });
      await expect(under(certificationCopy.why).locator('ul > li')).toHaveCount(2);
      await expect(under(certificationCopy.requirements).locator('ol > li')).toHaveCount(5);
      const { title, first, asked } = certificationCopy.checklist;
      const lines = certification.checklist.flatMap(({ items }, group) =>
        items.map((check, line) =>
          [
            `${group + 1}.${line + 1}${check.text}`,
            check.first ? first : '',
            check.asked ? asked : '',
            check.proof,
            check.fails,
          ].join(''),
        ),
      );
      const rows = await under(title).locator('tbody tr').allTextContents();
      expect(rows.map(joined)).toEqual(lines.map(joined));
    });

    // What a body bills is apart: the total in the head is that of our support; the table's row is another estimate.
    const support = main.locator('dl').first().locator('div', { hasText: 'Our support, total' });
    await expect(support.locator('dd')).toHaveText(formatRange(totalInvestment(certification)));
    await expect(main).toContainText('neither is a conversion of the other');
    await expect(
      main.locator('dl:has(+ * [href^="/certifications/costs#"], + [href^="/certifications/costs#"]) dt'),
    ).toHaveCount(3);

    const list = page.getByRole('navigation', { name: certificationCopy.sidebar.certifications });
    await expect(list.getByRole('link')).toHaveText(certifications.map((entry) => entry.comparison.name));
    await expect(list.locator('[aria-current=page]')).toHaveText(certification.comparison.name);

    for (const file of ['guide', 'checklist'] as const) {
      const body = await (await request.get(`${path}/${file}.pdf`)).body();
      const link = page.getByRole('link', { name: downloadNames[file](title) });
      await expect(link).toHaveAttribute('href', `${path}/${file}.pdf`);
      await expect(link).toContainText(`(PDF, ${Math.ceil(body.length / 1000)} kB)`);
    }

    await test.step('its length and words', async () => {
      for (const [width, height, longest] of [
        [1440, 900, 7900],
        [390, 844, 7000],
      ] as const) {
        await page.setViewportSize({ width, height });
        const facts = await main.locator('dl').first().boundingBox();
        expect((facts?.y ?? height) + (facts?.height ?? 0), `facts at ${width} px`).toBeLessThan(height);
        const { scrollHeight } = await page.evaluate(() => ({
          scrollHeight: document.documentElement.scrollHeight,
        }));
        expect.soft(scrollHeight, `at ${width} px`).toBeLessThanOrEqual(longest);
      }
      const fifth = main.locator('section[aria-labelledby=requirements] li').last();
      expect(await fifth.evaluate((item) => getComputedStyle(item, '::before').content)).toMatch(/^counter/);
      const words = wordsOf(await main.textContent()) - wordsOf(await main.locator('#sources').textContent());
      expect([words, words >= 2600 && words <= 3300]).toEqual([words, true]);
    });

    await test.step('answers where its reader looks first', async () => {
      const questions = page.getByRole('navigation', { name: certificationCopy.questions });
      for (const [, sought, id] of answers.filter(([of]) => of === slug)) {
        const [fromTop, fromTarget] = await wordsBefore(main, sought, id);
        const pressed = id ? await questions.locator(`a[href="#${id}"]`).count() : 0;
        const near = id ? fromTop <= 700 || (pressed > 0 && fromTarget <= 300) : fromTop <= 300;
        expect(near, `“${sought}”: ${fromTop} words from the top, ${fromTarget} from #${id}`).toBe(true);
      }
    });

    await test.step('at 320 px names of tabs and words of facts stay whole; each tab shows its phase', async () => {
      await page.setViewportSize({ width: 320, height: 700 });
      const tabs = page.getByRole('tab');
      await expect(tabs).toHaveCount(3);
      for (const [index, phase] of phases.entries()) {
        const tab = tabs.nth(index);
        await tab.click();
        const panel = page.getByRole('tabpanel', { name: new RegExp(`^${phase.name}`) });
        await expect(panel.getByRole('heading', { name: phase.title })).toBeVisible();
        await expect(page.getByRole('tabpanel')).toHaveCount(1);
        const [over, height] = await tab.evaluate((each) => [
          each.scrollWidth - each.clientWidth,
          each.clientHeight,
        ]);
        expect([over, (height ?? 0) < 110], `${phase.name}: ${over} px too wide, ${height} high`).toEqual([
          0,
          true,
        ]);
      }
      const words = main.locator('dl').first().getByText('Recommended', { exact: true });
      const lines = await words.evaluateAll((all) =>
        all.map((word) => {
          const range = document.createRange();
          range.selectNodeContents(word);
          return range.getClientRects().length;
        }),
      );
      expect(lines.filter((count) => count !== 1)).toEqual([]);
    });

    for (const width of scaleWidths) {
      await page.setViewportSize({ width, height: 900 });
      expect(await offScale(page), `charts at ${width} px`).toEqual([]);
    }

    if (!['cmmc', 'itar'].includes(slug)) return;
    await test.step('prints on thirteen sheets at most, without what paper cannot use', async () => {
      const pdf = (await page.pdf()).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(13);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('link', { name: /^(Download|Free assessment)/ })).toHaveCount(0);
      await expect(page.getByRole('tabpanel')).toHaveCount(3);
    });
  });
}
