import { expect, type Page, test } from '@playwright/test';
import { countTabStops, walk } from './support/focus';
import { allPaths, full } from './support/matrix';
import { frameStates, open, settle } from './support/states';

/** The keyboard's way beyond the pages at rest (pages.spec.ts): panels without scripts, sticky heads, menus and dialogs. */
const widths = full ? [320, 390, 834, 1440] : [390, 1440];

async function expectGoodWalk(page: Page, key: 'Tab' | 'Shift+Tab', part?: string) {
  const stops = await walk(page, key, part);
  expect(stops.flatMap(({ problem }) => problem ?? [])).toEqual([]);
  return stops;
}

test.describe('tab panels in the prebuilt page', () => {
  test.use({ javaScriptEnabled: false });

  test('a panel that begins with words is a tab stop', async ({ page }) => {
    for (const path of ['/', '/stations/quality', '/certifications/cmmc', '/certifications/comparison']) {
      await page.goto(path);
      const panels = await page.getByRole('tabpanel').evaluateAll((elements) =>
        elements.map((panel) => {
          const link = panel.querySelector('a[href], button, summary');
          const words = document.createTreeWalker(panel, NodeFilter.SHOW_TEXT).nextNode();
          const wordsFirst =
            !link ||
            Boolean(words && words.compareDocumentPosition(link) === Node.DOCUMENT_POSITION_FOLLOWING);
          return { wordsFirst, tabindex: panel.getAttribute('tabindex') };
        }),
      );
      expect(panels.length, path).toBeGreaterThan(2);
      for (const { wordsFirst, tabindex } of panels) expect(tabindex, path).toBe(wordsFirst ? '0' : null);
    }
  });
});

test('on the way back through a table no head that sticks lies over the focus', async ({ page }) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 1440, height: 700 });
  await open(page, '/gaps/iso-27001-to-cmmc');
  await page.locator('.gap-group tbody a').filter({ visible: true }).last().focus();
  const checked: boolean[] = [];
  for (let stop = 0; stop < 16; stop++) {
    await page.keyboard.press('Shift+Tab');
    const seen = await page.evaluate(() => {
      const at = document.activeElement as Element;
      const { left, top, width, height } = at.getBoundingClientRect();
      const above = document.elementFromPoint(left + Math.min(8, width / 2), top + height / 2);
      return at.closest('.gap-group table') ? at.contains(above) : 'outside';
    });
    if (seen !== 'outside') checked.push(seen);
  }
  expect(checked.length).toBeGreaterThan(3);
  expect(checked).not.toContain(false);
});

for (const width of widths) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const path of full ? allPaths : ['/certifications/cmmc']) {
      test(`${path}, its menus and panels by Tab`, async ({ page }) => {
        test.setTimeout(180_000);
        await open(page, path);
        for (const { name, enter, leave } of frameStates(page, width)) {
          if (name === 'sticky header') continue;
          await enter();
          await settle(page);
          const count = await page.evaluate(countTabStops, 'body');
          if (name.startsWith('menu')) {
            // A menu is part of the page: its links come next, then the walk goes on.
            await page.keyboard.press('Tab');
            await expect(page.locator('header [data-open] a').first()).toBeFocused();
          } else {
            expect(await expectGoodWalk(page, 'Tab')).toHaveLength(count);
            expect(await page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)).toBe(
              true,
            );
          }
          await leave?.();
        }
      });
    }
  });
}
