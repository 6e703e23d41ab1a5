import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import puppeteer, { type Browser, type ElementHandle, type KeyInput, type Page } from 'puppeteer-core';
import { type ExportServer, serveExport } from '../../support/serve-export';
import { findFirefox } from './program';

/**
 * The site in a second engine: every page, tabs, filter, menus and carousels in an installed Firefox.
 * Reads the export in out/, so build first. FIREFOX_PATH names another program than Debian's.
 */
const path = findFirefox();
if (!path) {
  const message =
    'no Firefox, and none could be installed: install firefox-esr, or set FIREFOX_PATH to its program';
  if (process.env.CI) throw new Error(message);
  console.log(`${message}. The second engine was not tested.`);
  process.exit(0);
}
const sitemap = readFileSync('out/sitemap.xml', 'utf8');
// Training is announced but kept out of the sitemap.
const pages = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)</g)]
  .map(([, page]) => page || '/')
  .concat('/services/training');

let server: ExportServer;
let browser: Browser;
let page: Page;
const messages: string[] = [];

const byText = (selector: string, text: string) =>
  `[...document.querySelectorAll(${JSON.stringify(selector)})].find((element) => element.textContent.trim().startsWith(${JSON.stringify(text)}))`;
const one = (selector: string) => `document.querySelector(${JSON.stringify(selector)})`;

before(async () => {
  server = await serveExport('out', { compress: false });
  browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: path,
    // A visitor who asks for reduced motion: carousels wait for the buttons. Test mode: focus events without a screen.
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1, 'focusmanager.testmode': true },
  });
  page = await browser.newPage();
  page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => messages.push(`uncaught: ${String(error)}`));
  console.log(await browser.version());
  await size(1440);
});
after(async () => {
  await browser?.close();
  server?.close();
});

const size = (width: number) => page.setViewport({ width, height: 900 });

/** Waits until an expression is true in the page. */
async function until(expression: string, what = expression) {
  await page.waitForFunction(expression, { timeout: 30_000 }).catch((error) => {
    throw new Error(`not so after 30 s: ${what}`, { cause: error });
  });
}

/** A click of the mouse at the middle of the element an expression finds, wherever it is on the page. */
async function click(expression: string) {
  const element = (await page.evaluateHandle(expression)) as ElementHandle<HTMLElement>;
  await element.click();
}

const press = (key: KeyInput) => page.keyboard.press(key);

/** Lines since the last look. A slow machine may need more than a second for a page: the one line of a good visit. */
const lines = () => messages.splice(0).filter((text) => !text.includes('Preloader: forced'));

async function visit(path: string) {
  await page.goto(server.origin + path);
  await until(
    `'started' in document.documentElement.dataset && ${one('#preloader')}.dataset.state === 'hidden'`,
    `${path} runs`,
  );
}

test(`${pages.length} pages answer, keep to their width and write nothing to the console`, async () => {
  for (const path of pages) {
    for (const width of [390, 1440]) {
      await size(width);
      await visit(path);
      const state = await page.evaluate(`({
        path: location.pathname,
        headings: document.querySelectorAll('h1').length,
        wide: document.documentElement.scrollWidth > document.documentElement.clientWidth,
        broken: [...document.images].filter((image) => image.complete && !image.naturalWidth).map(({ src }) => src),
        started: 'started' in document.documentElement.dataset,
      })`);
      assert.deepEqual(
        state,
        { path, headings: 1, wide: false, broken: [], started: true },
        `${path} at ${width} px`,
      );
    }
  }
  assert.deepEqual(lines(), []);
});

test('a link leads on without a reload, the view at the top and the focus in the page', async () => {
  await size(1440);
  await visit('/about');
  await page.evaluate('(window.kept = true)');
  await click(byText('footer a', 'Terms'));
  await until(
    'location.pathname === "/legal/terms" && scrollY === 0 && document.activeElement.localName === "main"',
  );
  assert.equal(await page.evaluate('window.kept'), true);
});

test('menus open by mouse and keyboard, Escape gives the focus back', async () => {
  await visit('/about');
  const button = one('[aria-controls=menu-services]');
  await click(button);
  await until(`${one('#menu-services')}.checkVisibility()`);
  await press('Escape');
  await until(`!${one('#menu-services')}.checkVisibility() && document.activeElement === ${button}`);
  await visit('/about');
  await page.evaluate(`${button}.focus()`);
  await press('Enter');
  await until(`${one('#menu-services')}.checkVisibility()`, 'Enter opens');
  await press('Tab');
  await until(`${one('#menu-services')}.contains(document.activeElement)`);
});

test('the side panel and the mobile menu are dialogs that keep the focus', async () => {
  for (const [width, name] of [
    [1440, 'Open side panel'],
    [390, 'Menu'],
  ] as const) {
    await size(width);
    await visit('/about');
    const button = one(`header button[aria-label="${name}"]`);
    await click(button);
    await until(one('[role=dialog][aria-modal=true]'), `${name} opens`);
    for (let step = 0; step < 30; step++) {
      await press('Tab');
      // At its ends the dialog's guards take the focus for a moment and hand it on.
      await until(
        `${one('[role=dialog]')}.contains(document.activeElement)`,
        `${name} keeps the focus at stop ${step + 1}`,
      );
    }
    await press('Escape');
    await until(
      `!${one('[role=dialog]')} && document.activeElement === ${button}`,
      `${name} gives the focus back`,
    );
  }
  await size(1440);
});

test('tabs follow clicks, arrows, Home and End on every page that has them', async () => {
  for (const path of ['/', '/certifications/cmmc', '/certifications/comparison', '/stations/quality']) {
    await visit(path);
    const count = Number(await page.evaluate('document.querySelectorAll("main [role=tab]").length'));
    const selected = (index: number) => `(() => {
      const tabs = [...document.querySelectorAll('main [role=tab]')];
      const shown = tabs.map((tab) => document.getElementById(tab.getAttribute('aria-controls')).checkVisibility());
      return tabs[${index}].ariaSelected === 'true' && shown.every((on, index) => on === (index === ${index}));
    })()`;
    await click('document.querySelectorAll("main [role=tab]")[1]');
    await until(selected(1), `second tab on ${path}`);
    await press('End');
    await until(selected(count - 1), `last tab on ${path}`);
    await press('ArrowRight');
    await until(selected(0), `round to the first tab on ${path}`);
    await press('ArrowLeft');
    await press('Home');
    await until(selected(0), `first tab on ${path}`);
  }
});

test('the filter narrows the list, keeps the table and logs one line a choice', async () => {
  await visit('/certifications/comparison');
  messages.splice(0);
  for (const [label, value, count] of [
    ['NATO Required', 'nato', 2],
    ['US DoD Required', 'us', 2],
    ['EU Required', 'eu', 1],
    ['Cybersecurity Focus', 'cyber', 2],
    ['Quality Management', 'quality', 3],
    ['All Certifications', 'all', 8],
  ] as const) {
    await click(byText('main button[aria-pressed]', label));
    await until(
      `${one('main [aria-live=polite][aria-atomic=true]')}.textContent.startsWith('${count} of 8')`,
      label,
    );
    assert.equal(
      await page.evaluate('document.querySelectorAll("main button[aria-pressed=true]").length'),
      1,
    );
    assert.equal(await page.evaluate('document.querySelector("main table").tBodies[0].rows.length'), 8);
    assert.equal(messages.splice(0).filter((line) => line.includes(value)).length, 1, label);
  }
});

test('carousels run, move by their buttons and stay paused', async () => {
  await visit('/');
  await until(
    '[...document.querySelectorAll("[data-carousel]")].every((one) => one.dataset.carousel === "running")',
  );
  const slide = (index: number) =>
    `document.querySelectorAll('[data-carousel]')[0].querySelectorAll('[data-slide]')[${index}].hasAttribute('data-active')`;
  await click(one('button[aria-label="Next slide"]'));
  await until(slide(1), 'second slide');
  await click(one('button[aria-label="Previous slide"]'));
  await until(slide(0), 'first slide again');
  assert.equal(
    await page.evaluate('document.querySelectorAll("button[aria-label=\'Resume rotation\']").length'),
    2,
  );
  // Started by the visitor, the rotation stops under the keyboard's focus for good.
  await page.evaluate(`${one('[data-rotation]')}.focus()`);
  await press('Enter');
  await until(`${one('[data-rotation]')}.ariaLabel === 'Pause rotation'`, 'Enter starts the rotation');
  await press('Tab');
  await until(`${one('[data-rotation]')}.ariaLabel === 'Resume rotation'`, 'focus stops it');
  await click(one('button[aria-label="Next services"]'));
  assert.deepEqual(lines(), []);
});
