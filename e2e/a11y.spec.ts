import { expect, test } from '@playwright/test';
import { audit } from './support/axe';
import { allPaths, full, templatePaths } from './support/matrix';
import { frameStates, open, pageStates, settle } from './support/states';

/**
 * WCAG 2.2 AA and best practice by axe, no rule and no element left out. The sample: the pages that stand for a
 * template, at rest at one width and in every state of their own at the other, states of the frame on two of them; the
 * other pages are audited at rest where they are visited (pages.spec.ts). The full matrix: every page, width and state.
 */
const widths = full ? [1440, 834, 390, 320] : [1440, 390];
/**
 * States are slow: the sample enters a page's states at one width, taking turns, and those of the frame once per width.
 */
const stateWidths = (path: string) =>
  full ? widths : widths.filter((_, index) => index === templatePaths.indexOf(path) % widths.length);
const framePages = full ? allPaths : ['/', '/certifications/comparison'];

for (const path of full ? allPaths : templatePaths) {
  test(`${path} has no violation`, async ({ page }, { annotations }) => {
    test.setTimeout(full ? 600_000 : 240_000);
    const found: string[] = [];
    let audits = 0;
    const look = async (state: string, part?: string) => {
      await settle(page);
      found.push(...(await audit(page, state, part)));
      audits += 1;
    };
    await open(page, path);
    // At rest before any state is entered: one that the page was left in could hide another.
    const [inStates, atRest] = [
      stateWidths(path),
      widths.filter((width) => !stateWidths(path).includes(width)),
    ];
    for (const width of atRest) {
      await page.setViewportSize({ width, height: 900 });
      await look(`${width} px, at rest`);
    }
    for (const [turn, width] of inStates.entries()) {
      await page.setViewportSize({ width, height: 900 });
      if (turn > 0) await open(page, path);
      const frame = framePages.includes(path) ? frameStates(page, width) : [];
      const own = await pageStates(page);
      // A state of all that is in the page, every fold open, is no less than the page at rest.
      if (full || own.every(({ part }) => part)) await look(`${width} px, at rest`);
      for (const { name, part, enter, leave } of [
        ...frame,
        ...own.map((state) => ({ part: 'main', ...state })),
      ]) {
        await enter();
        await look(`${width} px, ${name}`, part);
        await leave?.();
      }
    }
    annotations.push({ type: 'audits', description: `${audits}` });
    expect(found).toEqual([]);
  });
}
