import { expect, type Locator, test } from '@playwright/test';
import { inAllWords } from '../content/budget/words';
import { certifications } from '../content/certifications';
import { certificationCopy, downloadNames } from '../content/page-copy/certification';
import { formatRange } from '../lib/figures/format';
import { investmentLabel, totalDuration, totalInvestment } from '../lib/figures/totals';
import { full } from './support/matrix';
import { offScale, scaleWidths } from './support/scale';

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** The tabs are one component: the sample tries the longest words and the most dates. */
const tabSample: readonly string[] = ['as9100d', 'cmmc'];

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
  const { slug, title, phases, comparison } = certification;
  const path = `/certifications/${slug}`;

  test.describe(slug, () => {
    test('holds its lists, figures and sidebar, and two real PDFs whose links say so', async ({
      page,
      request,
    }) => {
      await page.goto(path);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
      // The drawing is the largest element on a phone's first screen: it must not wait for the scripts.
      const preload = `link[rel=preload][as=image][href^="/art/certifications/${slug}.svg"]`;
      await expect(page.locator(preload)).toHaveCount(1);
      await expect(page.locator(`script[src] ~ ${preload}`)).toHaveCount(0);

      const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
      await expect(crumbs.getByRole('listitem')).toHaveCount(4);
      await expect(crumbs.getByRole('link')).toHaveText(['Home', 'Services']);
      await expect(crumbs.locator('[aria-current=page]')).toHaveText(title);

      const under = (heading: string) => main.getByRole('region', { name: heading, exact: true });
      await expect(under(certificationCopy.why).locator('ul > li')).toHaveCount(2);
      await expect(under(certificationCopy.requirements).locator('ol > li')).toHaveCount(5);
      // One list: each line with its place as its number, its record and how it fails, as the PDF prints it.
      const rows = under(certificationCopy.checklist.title).locator('tbody tr');
      const { first, asked } = certificationCopy.checklist;
      const lines = certification.checklist.flatMap(({ items }, group) =>
        items.map((check, line) =>
          [
            [`${group + 1}.${line + 1}`, check.text, check.first && first, check.asked && asked],
            [check.proof],
            [check.fails],
          ].map((words) => words.filter(Boolean).join(' ')),
        ),
      );
      const cells = await rows.evaluateAll((all) =>
        all.map((row) =>
          [...row.children].map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim()),
        ),
      );
      expect(cells).toEqual(lines);

      const [months, dollars] = [totalDuration(certification), totalInvestment(certification)];
      const figures = [months, dollars, comparison.timeline, comparison.cost].map(formatRange);
      for (const figure of figures) await expect(main).toContainText(figure);
      await expect(main).toContainText('neither is a conversion of the other');
      // What a body bills is apart: the total in the head is that of our support.
      const support = main.locator('dl').first().locator('div', { hasText: 'Our support, total' });
      await expect(support.locator('dd')).toHaveText(formatRange(dollars));
      const bars = page.locator('dl', { hasText: investmentLabel('', 0) }).first();
      for (const { investment } of phases) await expect(bars).toContainText(formatRange(investment));

      const list = page.getByRole('navigation', { name: certificationCopy.sidebar.certifications });
      await expect(list.getByRole('link')).toHaveText(certifications.map((entry) => entry.comparison.name));
      await expect(list.locator('[aria-current=page]')).toHaveAttribute('href', path);
      await expect(list.locator('[aria-current=page]')).toHaveCount(1);

      for (const file of ['guide', 'checklist'] as const) {
        const link = page.getByRole('link', { name: downloadNames[file](title) });
        await expect(link).toHaveAttribute('href', `${path}/${file}.pdf`);
        const response = await request.get(`${path}/${file}.pdf`);
        expect(response.status()).toBe(200);
        const body = await response.body();
        expect(body.subarray(0, 5).toString()).toBe('%PDF-');
        await expect(link).toContainText(`(PDF, ${Math.ceil(body.length / 1000)} kB)`);
      }

      const inAll = main.locator('dl', { hasText: inAllWords.bills });
      await expect(inAll.locator('dt')).toHaveCount(3);
      await expect(main.locator(`a[href="/certifications/costs#${slug}"]`)).toBeVisible();

      await test.step('stays within its length and words', async () => {
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
        const [all, sources] = [await main.textContent(), await main.locator('#sources').textContent()];
        expect(wordsOf(all ?? '') - wordsOf(sources ?? '')).toBeLessThanOrEqual(3300);
      });

      await test.step('leads from each question to what answers it', async () => {
        const questions = page.getByRole('navigation', { name: certificationCopy.questions });
        await expect(questions.getByRole('link')).toHaveText(
          certification.questions.map(({ title }) => title),
        );
        for (const { id } of certification.questions)
          await expect(main.locator(`[id="${id}"]`)).toHaveCount(1);
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

      await test.step('at 320 px names of tabs and words of facts stay whole', async () => {
        await page.setViewportSize({ width: 320, height: 700 });
        const tabs = await page
          .getByRole('tab')
          .evaluateAll((all) =>
            all.map(
              (tab) => [tab.scrollWidth - tab.clientWidth, tab.getBoundingClientRect().height] as const,
            ),
          );
        expect(tabs.map(([over]) => over)).toEqual([0, 0, 0]);
        expect(new Set(tabs.map(([, height]) => height)).size).toBe(1);
        // The stop is above the two lines of text.
        expect(tabs[0]?.[1]).toBeLessThan(110);
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

      if (['cmmc', 'itar'].includes(slug))
        await test.step('prints on thirteen sheets at most, without what paper cannot use', async () => {
          const pdf = (await page.pdf()).toString('latin1');
          expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(13);
          await page.emulateMedia({ media: 'print' });
          await expect(page.getByRole('link', { name: /^Download/ })).toHaveCount(0);
          const call = 'Free assessment of the certifications you need';
          await expect(page.getByRole('heading', { name: call })).toBeHidden();
          await expect(page.getByRole('tabpanel')).toHaveCount(3);
          await page.emulateMedia({ media: null });
        });

      for (const width of scaleWidths) {
        await page.setViewportSize({ width, height: 900 });
        expect(await offScale(page), `charts at ${width} px`).toEqual([]);
      }

      if (!full && !tabSample.includes(slug)) return;
      await test.step('switches its process tabs by keyboard and by click', async () => {
        const tablist = page.getByRole('tablist', { name: certificationCopy.process.title });
        const tabs = tablist.getByRole('tab');
        await expect(tabs).toHaveCount(3);
        const shows = async (index: number) => {
          await expect(tabs.nth(index)).toHaveAttribute('aria-selected', 'true');
          const panel = page.getByRole('tabpanel');
          await expect(panel).toHaveCount(1);
          await expect(panel.getByRole('heading', { name: phases[index]?.title })).toBeVisible();
          await expect(panel).toHaveAccessibleName(new RegExp(`^${phases[index]?.name}`));
          expect(await tabs.nth(index).getAttribute('aria-controls')).toBe(await panel.getAttribute('id'));
        };
        await shows(0);
        await tabs.first().focus();
        for (const [key, index] of [
          ['ArrowRight', 1],
          ['End', 2],
          ['ArrowRight', 0],
          ['ArrowLeft', 2],
          ['Home', 0],
        ] as const) {
          await page.keyboard.press(key);
          await expect(tabs.nth(index)).toBeFocused();
          await shows(index);
        }
        await tabs.nth(2).click();
        await shows(2);
      });
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every phase of every certification can be read', async ({ page }) => {
    for (const { slug, phases } of certifications) {
      await page.goto(`/certifications/${slug}`);
      for (const { title, text } of phases) {
        await expect(page.getByRole('heading', { name: title })).toBeVisible();
        await expect(page.getByText((text[0] ?? '').slice(0, 40))).toBeVisible();
      }
    }
  });
});
