import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { type Covers, findCovered } from '../../../e2e/support/covers';
import { findTabStops, inspectFocus } from '../../../e2e/support/focus';
import { allPaths, isFullRun, templatePaths } from '../../../e2e/support/matrix';
import { type ExportServer, serveExport } from '../../support/serve-export';
import { checkAddresses } from './address-checks';
import { callOf, type Engine } from './engine';
import { byText, createVisitor, one, type Visitor } from './visitor';

/** What differs between the engines. */
interface Settings {
  widths: readonly number[];
  /** Whether Tab scrolls its target fully into the window; Firefox leaves a partly visible one where it is. */
  walks: boolean;
}

/** The site as every engine has to show it: all pages at the given widths, then each moving part once. */
export function checkEngine(open: () => Promise<Engine>, { widths, walks }: Settings) {
  let site: ExportServer;
  let engine: Engine;
  let visitor: Visitor;

  before(async () => {
    site = await serveExport('out', { compress: false });
    engine = await open();
    visitor = createVisitor(engine, site);
    console.log(engine.version);
  });
  beforeEach(() => engine.size(1440, 900));
  after(async () => {
    await engine?.close();
    site?.close();
  });

  /**
   * Console lines since the last look. On a slow machine a page may take more than a second: the one line that a good
   * visit may write.
   */
  const lines = () => engine.messages?.().filter((text) => !text.includes('Preloader: forced')) ?? [];

  // Other pages share the markup of a template; Chromium visits them all (e2e/pages.spec.ts).
  const paths = isFullRun ? allPaths : templatePaths;

  test(`${paths.length} pages start, keep to their width, and no link or button lies under another part`, async () => {
    let looked = 0;
    const found: string[] = [];
    for (const [turn, width] of widths.entries()) {
      await engine.size(width, 900);
      // In the sample every page is as narrow as a phone once; of the other widths a third of the pages meets one.
      const others = paths.filter((_, index) => isFullRun || index % (3 * (widths.length - 1)) === turn);
      for (const path of width === Math.min(...widths) ? paths : others) {
        await visitor.visit(path);
        const state = await engine.evaluate<Covers & { headings: number; wide: boolean; broken: string[] }>(`{
          headings: document.querySelectorAll('h1').length,
          wide: document.documentElement.scrollWidth > document.documentElement.clientWidth,
          broken: [...document.images].filter((image) => image.complete && !image.naturalWidth).map(({ src }) => src),
          ...${callOf(findCovered)},
        }`);
        looked += state.looked;
        assert.ok(state.looked > 20, `${path} at ${width} px: only ${state.looked} links and buttons`);
        if (state.headings !== 1) found.push(`${path} at ${width} px: ${state.headings} first headings`);
        if (state.wide) found.push(`${path} at ${width} px scrolls sideways`);
        for (const fault of [...state.covered, ...state.broken])
          found.push(`${path} at ${width} px: ${fault}`);
      }
    }
    console.log(`${paths.length} pages at ${widths.join(', ')} px, ${looked} links and buttons looked at`);
    assert.deepEqual([...found, ...lines()], []);
  });

  test('a row of the comparison leads to its certification from its last cell, and nothing else does', async () => {
    await visitor.visit('/certifications/comparison');
    const rows = await engine.evaluate<{ href: string; hit: string }[]>(`
      [...document.querySelector('main table').tBodies[0].rows].map((row) => {
        row.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { right, top, height } = row.cells[row.cells.length - 1].getBoundingClientRect();
        const hit = document.elementFromPoint(right - 30, top + height / 2).closest('a');
        return { href: row.querySelector('a').href, hit: hit && hit.href };
      })`);
    assert.equal(rows.length, 8);
    for (const { href, hit } of rows) assert.equal(hit, href);
    await visitor.click('document.querySelector("main table").tBodies[0].rows[3].cells[5]');
    await visitor.until('location.pathname === "/certifications/cmmc"');
  });

  test('a link leads on without a reload, the view at the top and the focus in the page; back returns to the place that was left', async () => {
    await visitor.visit('/about');
    await engine.evaluate('(window.kept = true)');
    await visitor.click(byText('footer a', 'Terms'));
    await visitor.until(
      'location.pathname === "/legal/terms" && scrollY === 0 && document.activeElement.localName === "main"',
    );
    await engine.evaluate('history.back()');
    await visitor.until(`location.pathname === "/about" && ${byText('h1', '')} && scrollY > 200`);
    assert.equal(await engine.evaluate('window.kept'), true);
  });

  test('further down the bar sticks, its links can be clicked, and it lets go at the top', async () => {
    await visitor.visit('/about');
    await engine.evaluate('scrollTo({ top: 700, behavior: "instant" })');
    await visitor.until(
      `${one('header [data-stuck]')} && ${one('header [data-stuck]')}.getBoundingClientRect().top === 0`,
    );
    await visitor.click(byText('header [data-stuck] nav a', 'Contact'));
    await visitor.until('location.pathname === "/contact" && scrollY === 0');
    await visitor.until(`!${one('header [data-stuck]')}`);
  });

  test('menus open by mouse and keyboard, Escape gives the focus back', async () => {
    await visitor.visit('/about');
    const button = one('[aria-controls=menu-services]');
    await visitor.click(button);
    await visitor.until(`${one('#menu-services')}.checkVisibility()`);
    await engine.press('Escape');
    await visitor.until(
      `!${one('#menu-services')}.checkVisibility() && document.activeElement === ${button}`,
    );
    await visitor.visit('/about');
    await engine.evaluate(`${button}.focus()`);
    await engine.press('Enter');
    await visitor.until(`${one('#menu-services')}.checkVisibility()`, 'Enter opens');
    await engine.press('Tab');
    await visitor.until(`${one('#menu-services')}.contains(document.activeElement)`);
  });

  for (const [width, name] of [
    [1440, 'Open side panel'],
    [390, 'Menu'],
  ] as const) {
    test(`at ${width} px "${name}" opens a dialog that keeps the focus and gives it back`, async () => {
      await engine.size(width, 900);
      await visitor.visit('/about');
      const button = one(`header button[aria-label="${name}"]`);
      await visitor.click(button);
      await visitor.until(one('[role=dialog][aria-modal=true]'), `${name} opens`);
      for (let step = 0; step < 30; step++) {
        await engine.press('Tab');
        // At both ends of the dialog its guards take the focus for a moment and pass it on.
        await visitor.until(
          `${one('[role=dialog]')}.contains(document.activeElement)`,
          `${name} keeps the focus at stop ${step + 1}`,
        );
      }
      await engine.press('Escape');
      await visitor.until(
        `!${one('[role=dialog]')} && document.activeElement === ${button}`,
        `${name} gives the focus back`,
      );
    });
  }

  test('tabs follow clicks, arrows, Home and End on every page that has them', async () => {
    for (const page of ['/', '/certifications/cmmc', '/certifications/comparison', '/stations/quality']) {
      await visitor.visit(page);
      const count = await engine.evaluate<number>('document.querySelectorAll("main [role=tab]").length');
      const selected = (index: number) => `(() => {
        const tabs = [...document.querySelectorAll('main [role=tab]')];
        const shown = tabs.map((tab) => document.getElementById(tab.getAttribute('aria-controls')).checkVisibility());
        return tabs[${index}].ariaSelected === 'true' && shown.every((on, index) => on === (index === ${index}));
      })()`;
      await visitor.click('document.querySelectorAll("main [role=tab]")[1]');
      await visitor.until(selected(1), `second tab on ${page}`);
      await engine.press('End');
      await visitor.until(selected(count - 1), `last tab on ${page}`);
      await engine.press('ArrowRight');
      await visitor.until(selected(0), `round to the first tab on ${page}`);
      await engine.press('ArrowLeft');
      await engine.press('Home');
      await visitor.until(selected(0), `first tab on ${page}`);
    }
  });

  test('carousels run, move by their buttons and stay paused', async () => {
    await visitor.visit('/');
    const slide = (index: number) =>
      `document.querySelectorAll('[data-carousel]')[0].querySelectorAll('[data-slide]')[${index}].hasAttribute('data-active')`;
    await visitor.click(one('button[aria-label="Next slide"]'));
    await visitor.until(slide(1), 'second slide');
    await visitor.click(one('button[aria-label="Previous slide"]'));
    await visitor.until(slide(0), 'first slide again');
    assert.equal(
      await engine.evaluate('document.querySelectorAll("button[aria-label=\'Resume rotation\']").length'),
      2,
    );
    // A rotation the visitor started stops for good once it gets keyboard focus.
    await engine.evaluate(`${one('[data-rotation]')}.focus()`);
    await engine.press('Enter');
    await visitor.until(
      `${one('[data-rotation]')}.ariaLabel === 'Pause rotation'`,
      'Enter starts the rotation',
    );
    await engine.press('Tab');
    await visitor.until(`${one('[data-rotation]')}.ariaLabel === 'Resume rotation'`, 'focus stops it');
    await visitor.click(one('button[aria-label="Next services"]'));
    assert.deepEqual(lines(), []);
  });

  test('the print style sheet takes the frame away and opens what is folded', async () => {
    await visitor.visit('/certifications/cmmc');
    const state = await engine.evaluate(`(() => {
      // What a printer sees: the print and screen styles are swapped.
      const swap = (rules) => {
        for (const rule of rules) {
          if (rule.media) rule.media.mediaText = rule.media.mediaText.replace(/\\b(print|screen)\\b/g,
            (name) => name === 'print' ? 'screen' : 'print');
          if (rule.cssRules) swap(rule.cssRules);
        }
      };
      for (const sheet of document.styleSheets) swap(sheet.cssRules);
      const hidden = (selector) => [...document.querySelectorAll(selector)].every((one) => !one.checkVisibility());
      return {
        controls: hidden('header button'),
        panels: [...document.querySelectorAll('main [role=tabpanel]')].every((panel) => panel.checkVisibility()),
        ground: getComputedStyle(document.body).backgroundColor,
        size: getComputedStyle(document.documentElement).fontSize,
      };
    })()`);
    assert.deepEqual(state, { controls: true, panels: true, theme: 'rgb(255, 255, 255)', size: '11.84px' });
  });

  checkAddresses(() => ({ engine, visitor }));

  /** Presses Tab once and returns what is wrong with the stop, if anything is once movement has ended. */
  async function pressTab() {
    await engine.press('Tab');
    let problem: string | null = null;
    for (const end = Date.now() + 2000; Date.now() < end; ) {
      await engine.evaluate(
        'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))',
      );
      problem = await engine.evaluate<string | null>(callOf(inspectFocus));
      if (!problem) return undefined;
    }
    return problem;
  }

  // Chromium looks at every template (e2e/pages.spec.ts); here two with the most parts take turns.
  for (const [turn, width] of walks ? [1440, 390].entries() : []) {
    const pages = ['/', '/certifications/comparison'];
    for (const path of pages.filter((_, index) => isFullRun || index % 2 === turn)) {
      test(`${path} by keyboard at ${width} px: every stop in sight, uncovered and outlined, none left out`, async () => {
        await engine.size(width, 900);
        await visitor.visit(path);
        const stops = await engine.evaluate<number>(`${callOf(findTabStops)}.length`);
        const problems: string[] = [];
        for (let stop = 1; stop <= stops; stop++) {
          const problem = await pressTab();
          if (problem) problems.push(`stop ${stop} of ${stops}: ${problem}`);
        }
        assert.deepEqual(problems, []);
      });
    }
  }
}
