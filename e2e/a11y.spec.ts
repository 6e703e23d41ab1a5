import { expect, test } from '@playwright/test';
import { audit } from './support/axe';
import { allPaths, full, templatePaths } from './support/matrix';
import { frameStates, open, pageStates, settle } from './support/states';

/**
 * WCAG 2.2 AA and best practice by axe, no rule and no element left out. The sample: every page at rest at two widths,
 * every state on one page of each template. The full matrix: every page, width and state.
 */
const widths = full ? [320, 390, 834, 1440] : [390, 1440];

for (const width of widths) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const path of allPaths) {
      test(`${path} has no violation`, async ({ page }, { annotations }) => {
        test.setTimeout(180_000);
        await open(page, path);
        const found = await audit(page, 'at rest');
        let states = 1;
        if (full || templatePaths.includes(path)) {
          for (const { name, enter, leave } of [...frameStates(page, width), ...(await pageStates(page))]) {
            await enter();
            await settle(page);
            found.push(...(await audit(page, name)));
            await leave?.();
            states += 1;
          }
        }
        annotations.push({ type: 'states', description: `${states}` });
        expect(found).toEqual([]);
      });
    }
  });
}
