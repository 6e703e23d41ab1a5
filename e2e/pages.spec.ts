import { expect, type Page, test } from '@playwright/test';
import { pages } from '../content/pages';
import { audit } from './support/axe';
import { lostInForcedColors } from './support/forced-colors';
import { expectNamed, watch } from './support/identity';
import { faultsOfLayout } from './support/layout';
import { allPaths, casesFor, full, isTemplate } from './support/matrix';
import { faultsInPrint } from './support/print';
import { standing } from './support/states';
import { touchingWords } from './support/words';

/**
 * One visit to every page, looked at in all the ways that need no press: under its name and quiet, its words apart, in
 * forced colors, at every width, zoom and text spacing, on paper. Templates meet every look; the others, which share
 * their markup, are audited by axe here (templates in a11y.spec.ts, with their states) and meet the looks at widths.
 */
const looks: [
  name: string,
  look: (page: Page, path: string) => Promise<string[]>,
  who: 'all' | 'templates' | 'others',
][] = [
  ['no words touch', touchingWords, 'templates'],
  ['axe finds nothing', (page) => audit(page, 'at rest'), 'others'],
  ['forced colors lose nothing', lostInForcedColors, 'templates'],
  ['nothing is lost, covered or broken', faultsOfLayout, 'all'],
  ['all stands open on paper', faultsInPrint, 'templates'],
];

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 900 };

/** Pages looked at in one visit to the site: each template alone, the others with those of their folder. */
const visits = new Map<string, string[]>();
for (const path of allPaths) {
  const name = isTemplate(path) ? path : `the other pages of /${path.split('/')[1]}`;
  visits.set(name, [...(visits.get(name) ?? []), path]);
}

for (const [name, paths] of visits) {
  test(`${name}: named, quiet, and right in every look`, async ({ page, baseURL }) => {
    test.setTimeout(full ? 600_000 : 240_000);
    const events = watch(page, baseURL as string);
    for (const path of paths) {
      events.length = 0;
      await page.setViewportSize(
        isTemplate(path) ? desktop : (casesFor(path, [desktop, phone])[0] ?? desktop),
      );
      const response = await page.goto(path, { waitUntil: 'load' });
      await standing(page);
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
