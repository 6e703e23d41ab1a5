import { expect, test } from '@playwright/test';
import { allPaths, full, templatePaths } from './support/matrix';
import { open } from './support/states';

/**
 * Places in the markup where two words of one name or sentence touch: layout keeps them apart for the eye, but not for
 * a screen reader, a search engine or the clipboard. And terms or definitions without words.
 */
function faults(): string[] {
  const unit = 'a, button, summary, caption, legend, h1, h2, h3, h4, th, td, dt, dd, p, li, div';
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let last: Text | undefined;
  while (texts.nextNode()) {
    const node = texts.currentNode as Text;
    if (!node.data || node.parentElement?.closest('script, style, svg, [aria-hidden=true]')) continue;
    const own = node.parentElement?.closest(unit);
    const touches = last && /[\p{L}\p{N}%]$/u.test(last.data) && /^[\p{L}\p{N}$€]/u.test(node.data);
    if (
      touches &&
      own &&
      own === last?.parentElement?.closest(unit) &&
      last.parentElement !== node.parentElement
    )
      found.push(`${own.localName} "${last.data.slice(-20)}" touches "${node.data.slice(0, 20)}"`);
    last = node;
  }
  for (const node of document.querySelectorAll('dt, dd')) {
    if (!node.textContent?.trim() && !node.closest('[aria-hidden=true]'))
      found.push(`empty ${node.localName}`);
  }
  return [...new Set(found)];
}

for (const path of full ? allPaths : templatePaths) {
  test(`${path}: words stand apart`, async ({ page }) => {
    await open(page, path);
    expect(await page.evaluate(faults)).toEqual([]);
  });
}

test('the comparison is copied as one row a line, its cells apart by tabs', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/certifications/comparison');
  const table = page.getByRole('table').first();
  await table.evaluate((element) => window.getSelection()?.selectAllChildren(element));
  await page.keyboard.press('ControlOrMeta+c');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const rows = copied.split('\n').map((line) => line.split('\t'));
  expect(rows.length).toBe(await table.locator('tr').count());
  expect([...new Set(rows.map((row) => row.length))]).toEqual([8]);
  expect(rows.at(-1)?.[0]).toBe('CE Marking Product Conformity');
});
