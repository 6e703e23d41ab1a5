import { expect, type Page } from '@playwright/test';
import { visit } from './visit';

/**
 * Replaces every text node of the page as a browser's translator does: with two elements around a new text node, now and
 * whenever the page adds or changes text. The text stays the same, so that the page can be compared with an untranslated
 * one, or is changed to capitals.
 */
export const translate = (page: Page, capitals = false) =>
  page.evaluate((capitals) => {
    const excluded = 'script, style, noscript, [translate=no]';
    const replace = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: Text[] = root instanceof Text ? [root] : [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) found.push(node as Text);
      for (const text of found) {
        const { parentElement: parent } = text;
        if (!text.data || !parent || parent.closest(excluded) || parent.matches('font > font')) continue;
        const outer = document.createElement('font');
        outer.append(document.createElement('font'));
        outer.firstElementChild?.append(capitals ? text.data.toUpperCase() : text.data);
        text.replaceWith(outer);
      }
    };
    replace(document.body);
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records)
        for (const node of [target, ...addedNodes]) if (node.isConnected) replace(node);
    }).observe(document.body, { characterData: true, childList: true, subtree: true });
  }, capitals);

/** Returns the text of every element in main and dialogs that contains text itself, not only in its children. */
const textsOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main, main *, [role=dialog] *')]
      .filter((element) => !element.closest('font, script, style, noscript'))
      .filter(({ childNodes }) => [...childNodes].some(({ nodeName }) => /^(#text|FONT)$/.test(nodeName)))
      .map((element) => `${element.localName}: ${element.textContent?.replace(/\s+/g, ' ').trim()}`),
  );

/** Performs an action on a page and on its translated copy, and expects the same texts on both. */
export type Act = (act: (page: Page) => Promise<unknown>, name?: string) => Promise<void>;

/** Opens a path twice, the second time translated; a script error in either page fails the test. */
export async function openTranslated(plain: Page, path: string): Promise<Act> {
  const translated = await plain.context().newPage();
  await translated.setViewportSize(plain.viewportSize() ?? { width: 1440, height: 900 });
  const errors: string[] = [];
  for (const page of [plain, translated]) {
    page.on('pageerror', ({ message }) => errors.push(message));
    await visit(page, path);
  }
  await translate(translated);
  return async (act, name = path) => {
    for (const page of [plain, translated]) await act(page);
    await expect(async () => {
      const [expected, texts] = [await textsOf(plain), await textsOf(translated)];
      expect(errors, name).toEqual([]);
      expect(texts.length, name).toBe(expected.length);
      const stale = texts.map((translated, index) => ({ translated, plain: expected[index] }));
      expect(stale.filter(({ translated, plain }) => translated !== plain).slice(-4), name).toEqual([]);
    }).toPass({ timeout: 10_000 });
  };
}
