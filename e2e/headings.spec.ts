import { expect, test } from '@playwright/test';
import { pages } from '../content/pages';

/** Words of the page's headings that stand on more than one line. */
const brokenWords = () =>
  [...document.querySelectorAll('h1, h2, h3')].flatMap((heading) => {
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      for (const word of text.data.matchAll(/[^\s/-]+/g)) {
        const range = document.createRange();
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(word[0]);
      }
    }
    return broken;
  });

for (const width of [390, 834, 1440]) {
  test(`words of headings stand whole at ${width} px`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 900 });
    const found: string[] = [];
    for (const { path } of pages) {
      await page.goto(path);
      for (const word of await page.evaluate(brokenWords)) found.push(`${path}: ${word}`);
    }
    expect(found).toEqual([]);
  });
}
