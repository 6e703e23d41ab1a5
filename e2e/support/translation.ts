import { expect, type Page } from '@playwright/test';
import { visit } from './visit';

/**
 * Replaces every text node of the page as a browser's translator does: by two elements around a new text node, now and
 * whenever the page writes another. The words stay the same, so that a page can be compared with one that is not
 * translated; or they are written in capitals.
 */
export const translate = (page: Page, capitals = false) =>
  page.evaluate((capitals) => {
    const left = 'script, style, noscript, [translate=no]';
    const replace = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) found.push(node as Text);
      for (const text of root instanceof Text ? [root] : found) {
        const { parentElement: parent } = text;
        if (!text.data || !parent || parent.closest(left) || parent.matches('font > font')) continue;
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

/** Words of every element of the page, for a reader and for assistive technology. */
const words = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main, main *, [role=dialog] *')]
      .filter((element) => !element.closest('font, script, style, noscript'))
      .map((element) => `${element.localName}: ${element.textContent?.replace(/\s+/g, ' ').trim()}`),
  );

/** The page as it is and as a translator shows it. */
export interface Pair {
  plain: Page;
  translated: Page;
  /** Does the same on both pages and expects the same words on both. */
  press: (act: (page: Page) => Promise<unknown>, what?: string) => Promise<void>;
}

/** Opens an address twice, the second time translated; what goes wrong in the scripts of either fails the test. */
export async function pairOf(plain: Page, path: string): Promise<Pair> {
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
          const [one, other] = [await words(plain), await words(translated)];
          return {
            elements: other.length - one.length,
            stale: other.filter((text, index) => text !== one[index]).slice(-4),
            right: one.filter((text, index) => text !== other[index]).slice(-4),
          };
        },
        { message: what, timeout: 5000 },
      )
      .toEqual({ elements: 0, stale: [], right: [] });
    expect(errors, what).toEqual([]);
  };
  await press(async () => {});
  return { plain, translated, press };
}

/** Names of the buttons of the page's content that can be pressed now. */
const buttons = (page: Page) => page.locator('main button:visible:enabled');

/** Presses buttons in an order that looks random and is the same in every run. */
export async function clickAtRandom({ plain, press }: Pair, steps: number, seed: number) {
  let state = seed;
  for (let step = 0; step < steps; step += 1) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    const count = await buttons(plain).count();
    const place = Math.floor((state / 2_147_483_648) * count);
    const name = await buttons(plain).nth(place).textContent();
    await press((page) => buttons(page).nth(place).click(), `press ${step + 1}: ${name}`);
  }
}
