import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { openFirefox } from './bidi';
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
const port = Number(process.env.FIREFOX_PORT ?? 4174);
const origin = `http://localhost:${port}`;
const sitemap = readFileSync('out/sitemap.xml', 'utf8');
// Training is announced but kept out of the sitemap.
const pages = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)</g)]
  .map(([, page]) => page || '/')
  .concat('/services/training');

let server;
let firefox;

const byText = (selector, text) =>
  `[...document.querySelectorAll(${JSON.stringify(selector)})].find((element) => element.textContent.trim().startsWith(${JSON.stringify(text)}))`;
const one = (selector) => `document.querySelector(${JSON.stringify(selector)})`;

before(async () => {
  server = spawn('node_modules/.bin/serve', ['out', '-n', '-L', '-l', String(port)], { stdio: 'ignore' });
  firefox = await openFirefox(path);
  await served();
  console.log(firefox.version);
  await firefox.size(1440, 900);
});
after(async () => {
  await firefox?.close();
  server?.kill();
});

/** Waits until the server answers. */
async function served() {
  for (const end = Date.now() + 60_000; Date.now() < end; ) {
    if (
      await fetch(origin).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the server does not answer after 60 s');
}

/** Lines since the last look. A slow machine may need more than a second for a page: the one line of a good visit. */
const lines = () => firefox.messages().filter((text) => !text.includes('Preloader: forced'));

async function visit(page) {
  await firefox.goto(origin + page);
  await firefox.until(
    `'started' in document.documentElement.dataset && ${one('#preloader')}.dataset.state === 'hidden'`,
    `${page} runs`,
  );
}

test(`${pages.length} pages answer, keep to their width and write nothing to the console`, async () => {
  for (const page of pages) {
    for (const width of [390, 1440]) {
      await firefox.size(width, 900);
      await visit(page);
      const state = await firefox.evaluate(`({
        path: location.pathname,
        headings: document.querySelectorAll('h1').length,
        wide: document.documentElement.scrollWidth > document.documentElement.clientWidth,
        broken: [...document.images].filter((image) => image.complete && !image.naturalWidth).map(({ src }) => src),
        started: 'started' in document.documentElement.dataset,
      })`);
      assert.deepEqual(
        state,
        { path: page, headings: 1, wide: false, broken: [], started: true },
        `${page} at ${width} px`,
      );
    }
  }
  assert.deepEqual(lines(), []);
});

test('a link leads on without a reload, the view at the top and the focus in the page', async () => {
  await firefox.size(1440, 900);
  await visit('/about');
  await firefox.evaluate('(window.kept = true)');
  await firefox.click(byText('footer a', 'Terms'));
  await firefox.until(
    'location.pathname === "/legal/terms" && scrollY === 0 && document.activeElement.localName === "main"',
  );
  assert.equal(await firefox.evaluate('window.kept'), true);
});

test('menus open by mouse and keyboard, Escape gives the focus back', async () => {
  await visit('/about');
  const button = one('[aria-controls=menu-services]');
  await firefox.click(button);
  await firefox.until(`${one('#menu-services')}.checkVisibility()`);
  await firefox.press('Escape');
  await firefox.until(`!${one('#menu-services')}.checkVisibility() && document.activeElement === ${button}`);
  await visit('/about');
  await firefox.evaluate(`${button}.focus()`);
  await firefox.press('Enter');
  await firefox.until(`${one('#menu-services')}.checkVisibility()`, 'Enter opens');
  await firefox.press('Tab');
  await firefox.until(`${one('#menu-services')}.contains(document.activeElement)`);
});

test('the side panel and the mobile menu are dialogs that keep the focus', async () => {
  for (const [width, name] of [
    [1440, 'Open side panel'],
    [390, 'Menu'],
  ]) {
    await firefox.size(width, 900);
    await visit('/about');
    const button = one(`header button[aria-label="${name}"]`);
    await firefox.click(button);
    await firefox.until(one('[role=dialog][aria-modal=true]'), `${name} opens`);
    for (let step = 0; step < 30; step++) {
      await firefox.press('Tab');
      // At its ends the dialog's guards take the focus for a moment and hand it on.
      await firefox.until(
        `${one('[role=dialog]')}.contains(document.activeElement)`,
        `${name} keeps the focus at stop ${step + 1}`,
      );
    }
    await firefox.press('Escape');
    await firefox.until(
      `!${one('[role=dialog]')} && document.activeElement === ${button}`,
      `${name} gives the focus back`,
    );
  }
  await firefox.size(1440, 900);
});

test('tabs follow clicks, arrows, Home and End on every page that has them', async () => {
  for (const page of ['/', '/certifications/cmmc', '/certifications/comparison', '/stations/quality']) {
    await visit(page);
    const count = await firefox.evaluate('document.querySelectorAll("main [role=tab]").length');
    const selected = (index) => `(() => {
      const tabs = [...document.querySelectorAll('main [role=tab]')];
      const shown = tabs.map((tab) => document.getElementById(tab.getAttribute('aria-controls')).checkVisibility());
      return tabs[${index}].ariaSelected === 'true' && shown.every((on, index) => on === (index === ${index}));
    })()`;
    await firefox.click('document.querySelectorAll("main [role=tab]")[1]');
    await firefox.until(selected(1), `second tab on ${page}`);
    await firefox.press('End');
    await firefox.until(selected(count - 1), `last tab on ${page}`);
    await firefox.press('Right');
    await firefox.until(selected(0), `round to the first tab on ${page}`);
    await firefox.press('Left');
    await firefox.press('Home');
    await firefox.until(selected(0), `first tab on ${page}`);
  }
});

test('the filter narrows the list, keeps the table and logs one line a choice', async () => {
  await visit('/certifications/comparison');
  firefox.messages();
  for (const [label, value, count] of [
    ['NATO Required', 'nato', 2],
    ['US DoD Required', 'us', 2],
    ['EU Required', 'eu', 1],
    ['Cybersecurity Focus', 'cyber', 2],
    ['Quality Management', 'quality', 3],
    ['All Certifications', 'all', 8],
  ]) {
    await firefox.click(byText('main button[aria-pressed]', label));
    await firefox.until(
      `${one('main [aria-live=polite][aria-atomic=true]')}.textContent.startsWith('${count} of 8')`,
      label,
    );
    assert.equal(
      await firefox.evaluate('document.querySelectorAll("main button[aria-pressed=true]").length'),
      1,
    );
    assert.equal(await firefox.evaluate('document.querySelector("main table").tBodies[0].rows.length'), 8);
    assert.equal(firefox.messages().filter((line) => line.includes(value)).length, 1, label);
  }
});

test('carousels run, move by their buttons and stay paused', async () => {
  await visit('/');
  await firefox.until(
    '[...document.querySelectorAll("[data-carousel]")].every((one) => one.dataset.carousel === "running")',
  );
  const slide = (index) =>
    `document.querySelectorAll('[data-carousel]')[0].querySelectorAll('[data-slide]')[${index}].hasAttribute('data-active')`;
  await firefox.click(one('button[aria-label="Next slide"]'));
  await firefox.until(slide(1), 'second slide');
  await firefox.click(one('button[aria-label="Previous slide"]'));
  await firefox.until(slide(0), 'first slide again');
  assert.equal(
    await firefox.evaluate('document.querySelectorAll("button[aria-label=\'Resume rotation\']").length'),
    2,
  );
  // Started by the visitor, the rotation stops under the keyboard's focus for good.
  await firefox.evaluate(`${one('[data-rotation]')}.focus()`);
  await firefox.press('Enter');
  await firefox.until(
    `${one('[data-rotation]')}.ariaLabel === 'Pause rotation'`,
    'Enter starts the rotation',
  );
  await firefox.press('Tab');
  await firefox.until(`${one('[data-rotation]')}.ariaLabel === 'Resume rotation'`, 'focus stops it');
  await firefox.click(one('button[aria-label="Next services"]'));
  assert.deepEqual(lines(), []);
});
