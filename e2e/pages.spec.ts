import { expect, type Page, test } from '@playwright/test';
import { pages } from '../content/pages';
import { auditAccessibility, auditWithStates, rulesOfMarkup } from './support/axe';
import { findTabOrderProblems } from './support/focus';
import { lostInForcedColors } from './support/forced-colors';
import { expectNamed, watch } from './support/identity';
import { findLargeTextProblems, findLayoutProblems } from './support/layout';
import { shiftsOf, watchShifts } from './support/layout-shift';
import { findLengthProblems } from './support/length';
import { allPaths, casesFor, isFullRun, isTemplate } from './support/matrix';
import { findPrintProblems } from './support/print';
import { waitUntilReady } from './support/states';
import { findTouchingWords } from './support/words';

/**
 * One visit to every page, looked at in every way that any page must stand. Templates meet every look; the others, which
 * share their look, are audited by axe at rest and meet the looks at words and widths. The first look needs a page that
 * nobody has touched; the last presses what can be pressed.
 */
const looks: [
  name: string,
  look: (page: Page, path: string) => Promise<string[]>,
  who: 'all' | 'templates' | 'others',
][] = [
  ['nothing has moved while it came', shiftsOf, 'all'],
  ['it is short', findLengthProblems, 'all'],
  ['Tab comes everywhere and is seen', findTabOrderProblems, 'templates'],
  ['no words touch', findTouchingWords, 'all'],
  ['axe finds nothing', (page) => auditAccessibility(page, 'at rest', 'html', rulesOfMarkup), 'others'],
  ['forced colors lose nothing', lostInForcedColors, 'templates'],
  ['nothing is lost, covered or broken', findLayoutProblems, 'all'],
  ['all stands open on paper', findPrintProblems, 'templates'],
  ['text twice as large loses nothing', findLargeTextProblems, 'templates'],
  ['axe finds nothing in any state', auditWithStates, 'templates'],
];

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 900 };

/** Pages looked at in one visit to the site: each template alone, the others with those of their folder, six at most. */
const visits = new Map<string, string[]>();
for (const path of allPaths) {
  const others = `the other pages of /${path.split('/')[1]}`;
  let name = isTemplate(path) ? path : others;
  for (let part = 2; visits.get(name)?.length === 6; part++) name = `${others}, part ${part}`;
  visits.set(name, [...(visits.get(name) ?? []), path]);
}

for (const [name, paths] of visits) {
  test(`${name}: named, quiet, and right in every look`, async ({ page, baseURL }) => {
    test.setTimeout(isFullRun ? 900_000 : 300_000);
    const events = watch(page, baseURL as string);
    await watchShifts(page);
    for (const path of paths) {
      events.length = 0;
      await page.setViewportSize(
        isTemplate(path) ? desktop : (casesFor(path, [desktop, phone])[0] ?? desktop),
      );
      const response = await page.goto(path, { waitUntil: 'load' });
      await waitUntilReady(page);
      const record = pages.find((each) => each.path === path);
      if (record) await expectNamed(page, response, record, events);
      for (const [name, look, who] of looks) {
        if (who !== 'all' && (who === 'templates') !== isTemplate(path)) continue;
        const title = `${path}: ${name}`;
        await test.step(title, async () => expect.soft(await look(page, path), title).toEqual([]));
      }
    }
  });
}
