import { expect, test } from '@playwright/test';
import { audit } from './support/axe';
import { allPaths, full, templatePaths } from './support/matrix';
import { frameStates, open, pageStates, settle } from './support/states';

/**
 * WCAG 2.2 AA and best practice by axe, no rule and no element left out. The sample: every page at rest at two widths,
 * one of each template at three and in every state of its own, states of the frame on two pages. The full matrix:
 * every page, width and state.
 */
const templateWidths = full ? [1440, 834, 390, 320] : [1440, 834, 390];
const stateWidths = full ? templateWidths : [1440, 390];
const framePages = full ? allPaths : ['/', '/certifications/cmmc'];

for (const path of allPaths) {
  const isTemplate = full || templatePaths.includes(path);

  test(`${path} has no violation`, async ({ page }, { annotations }) => {
    test.setTimeout(full ? 600_000 : 240_000);
    const found: string[] = [];
    let audits = 0;
    const look = async (state: string) => {
      found.push(...(await audit(page, state)));
      audits += 1;
    };
    for (const width of isTemplate ? templateWidths : [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      // Opened anew at each width: a state the page was left in at the last one must not hide another.
      await open(page, path);
      await look(`${width} px, at rest`);
      if (!isTemplate || !stateWidths.includes(width)) continue;
      const states = [
        ...(framePages.includes(path) ? frameStates(page, width) : []),
        ...(await pageStates(page)),
      ];
      for (const { name, enter, leave } of states) {
        await enter();
        await settle(page);
        await look(`${width} px, ${name}`);
        await leave?.();
      }
    }
    annotations.push({ type: 'audits', description: `${audits}` });
    expect(found).toEqual([]);
  });
}
