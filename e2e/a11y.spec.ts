import { expect, test } from '@playwright/test';
import { audit } from './support/axe';
import { allPaths, casesFor, full, isTemplate, templatePaths } from './support/matrix';
import { frameStates, open, pageStates, settle } from './support/states';

/**
 * WCAG 2.2 AA and best practice by axe, no rule and no element left out. The sample: every page at rest, those that
 * stand for a template at both widths and in every state of their own at one, states of the frame on two pages. The
 * full matrix: every page, width and state.
 */
const widths = full ? [1440, 834, 390, 320] : [1440, 390];
/** States take long: the sample enters those of a page at one width, in turn, and those of the frame at each once. */
const stateWidth = (path: string) => widths[templatePaths.indexOf(path) % widths.length];
const framePages = full ? allPaths : ['/', '/certifications/comparison'];

for (const path of allPaths) {
  test(`${path} has no violation`, async ({ page }, { annotations }) => {
    test.setTimeout(full ? 600_000 : 240_000);
    const found: string[] = [];
    let audits = 0;
    const look = async (state: string, part?: string) => {
      found.push(...(await audit(page, state, part)));
      audits += 1;
    };
    for (const width of casesFor(path, widths)) {
      await page.setViewportSize({ width, height: 900 });
      // Opened anew at each width: a state the page was left in at the last one must not hide another.
      await open(page, path);
      await look(`${width} px, at rest`);
      if (!isTemplate(path) || !(full || width === stateWidth(path))) continue;
      const frame = framePages.includes(path) ? frameStates(page, width) : [];
      const own = await pageStates(page);
      for (const { name, part, enter, leave } of [
        ...frame,
        ...own.map((state) => ({ part: 'main', ...state })),
      ]) {
        await enter();
        await settle(page);
        // What a state does not touch has been looked at, at rest.
        await look(`${width} px, ${name}`, part);
        await leave?.();
      }
    }
    annotations.push({ type: 'audits', description: `${audits}` });
    expect(found).toEqual([]);
  });
}
