import { expect, type Page, test } from '@playwright/test';
import { pages } from '../content/pages';
import { auditAccessibility, auditWithStates, markupRules } from './support/axe';
import { findTabOrderProblems } from './support/focus';
import { findForcedColorsProblems } from './support/forced-colors';
import { expectMetadata, recordPageEvents } from './support/identity';
import { findLargeTextProblems, findLayoutProblems } from './support/layout';
import { shiftsOf, watchShifts } from './support/layout-shift';
import { findLengthProblems } from './support/length';
import { allPaths, casesFor, isFullRun, isTemplate } from './support/matrix';
import { findMissingSpaces } from './support/missing-spaces';
import { findPrintProblems } from './support/print';
import { waitUntilReady } from './support/states';

/**
 * Checks that apply to every page, in one visit to each. Pages that represent a template get every check; the others,
 * which look alike, get axe in the initial state and the checks of text and widths. The first check needs a page in its
 * initial state; the last one clicks through all states.
 */
const checks: [
  name: string,
  check: (page: Page, path: string) => Promise<string[]>,
  appliesTo: 'all' | 'templates' | 'others',
][] = [
  ['has no layout shift while loading', shiftsOf, 'all'],
  ['is within its length limits', findLengthProblems, 'all'],
  ['has a complete tab order with visible focus', findTabOrderProblems, 'templates'],
  ['has white space between words', findMissingSpaces, 'all'],
  ['passes axe', (page) => auditAccessibility(page, 'at rest', 'html', markupRules), 'others'],
  ['shows everything with forced colors', findForcedColorsProblems, 'templates'],
  ['has no lost, covered or broken content at any width', findLayoutProblems, 'all'],
  ['prints all content', findPrintProblems, 'templates'],
  ['shows everything with text of twice the size', findLargeTextProblems, 'templates'],
  ['passes axe in every state', auditWithStates, 'templates'],
];

const desktop = { width: 1440, height: 900 };
const mobile = { width: 390, height: 900 };

/** Pages per test: one for a page that represents its template, otherwise up to six of one directory. */
const visits = new Map<string, string[]>();
for (const path of allPaths) {
  const others = `the other pages of /${path.split('/')[1]}`;
  let name = isTemplate(path) ? path : others;
  for (let part = 2; visits.get(name)?.length === 6; part++) name = `${others}, part ${part}`;
  visits.set(name, [...(visits.get(name) ?? []), path]);
}

for (const [name, paths] of visits) {
  test(`${name}: has its metadata, no console messages, and passes all page checks`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(isFullRun ? 900_000 : 300_000);
    const events = recordPageEvents(page, baseURL as string);
    await watchShifts(page);
    for (const path of paths) {
      events.length = 0;
      await page.setViewportSize(
        isTemplate(path) ? desktop : (casesFor(path, [desktop, mobile])[0] ?? desktop),
      );
      const response = await page.goto(path, { waitUntil: 'load' });
      await waitUntilReady(page);
      const record = pages.find((each) => each.path === path);
      if (record) await expectMetadata(page, response, record, events);
      for (const [name, check, appliesTo] of checks) {
        if (appliesTo !== 'all' && (appliesTo === 'templates') !== isTemplate(path)) continue;
        const title = `${path}: ${name}`;
        await test.step(title, async () => expect.soft(await check(page, path), title).toEqual([]));
      }
    }
  });
}
