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
      const found: Text[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) found.push(node as Text);
      for (const text of root instanceof Text ? [root] : found) {
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

/** Returns the text of every element in main and dialogs. */
const textsOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main, main *, [role=dialog] *')]
      .filter((element) => !element.closest('font, script, style, noscript'))
      .map((element) => `${element.localName}: ${element.textContent?.replace(/\s+/g, ' ').trim()}`),
  );

/** A page and its translated copy. */
export interface Pair {
  plain: Page;
  translated: Page;
  /** Performs an action on both pages and expects the same texts on both. */
  press: (act: (page: Page) => Promise<unknown>, what?: string) => Promise<void>;
}

/** Opens a path twice, the second time translated; a script error in either page fails the test. */
export async function openTranslatedPair(plain: Page, path: string): Promise<Pair> {
  const translated = await plain.context().newPage();
  const size = plain.viewportSize();
  if (size) await translated.setViewportSize(size);
  const errors: string[] = [];
  for (const page of [plain, translated]) {
    page.on('pageerror', ({ message }) => errors.push(message));
    await visit(page, path);
    await page.evaluate(() => {
      window.print = () => {};
    });
  }
  await translate(translated);
  const press: Pair['press'] = async (act, what = '') => {
    for (const page of [plain, translated]) await act(page);
    expect(errors, what).toEqual([]);
    await expect
      .poll(
        async () => {
          const [one, other] = [await textsOf(plain), await textsOf(translated)];
          return {
            elements: other.length - one.length,
            stale: other.filter((text, index) => text !== one[index]).slice(-4),
            expected: one.filter((text, index) => text !== other[index]).slice(-4),
          };
        },
        { message: what, timeout: 5000 },
      )
      .toEqual({ elements: 0, stale: [], expected: [] });
    expect(errors, what).toEqual([]);
  };
  await press(async () => {});
  return { plain, translated, press };
}

/** Returns the enabled, visible buttons of the page's content. */
const buttons = (page: Page) => page.locator('main button:visible:enabled');

/** Clicks buttons in a pseudo-random order that the seed determines. */
export async function clickAtRandom({ plain, press }: Pair, steps: number, seed: number) {
  let state = seed;
  for (let step = 0; step < steps; step += 1) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    const count = await buttons(plain).count();
    const index = Math.floor((state / 2_147_483_648) * count);
    const name = await buttons(plain).nth(index).textContent();
    await press((page) => buttons(page).nth(index).click(), `click ${step + 1}: ${name}`);
  }
}
