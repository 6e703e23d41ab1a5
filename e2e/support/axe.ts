import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expandAll } from './layout';
import { settle } from './visit';

/**
 * axe-core without @axe-core/playwright, whose current version needs Node 22. With ignorePseudo, axe also checks the
 * contrast of text next to a stop; options replace all defaults of a check, so those of WCAG are repeated.
 */
const contrast = {
  ignorePseudo: true,
  ignoreUnicode: true,
  contrastRatio: { normal: { expected: 4.5 }, large: { expected: 3 } },
  boldValue: 700,
  boldTextPt: 14,
  largeTextPt: 18,
};
const settings = JSON.stringify({ checks: [{ id: 'color-contrast', options: contrast }] });
const program = `${readFileSync('node_modules/axe-core/axe.min.js', 'utf8')}; axe.configure(${settings});`;

/**
 * All rules except AAA and deprecated ones: WCAG 2.0 to 2.2 A and AA, best practices and experimental rules. Two slow
 * ones are left out: no style sheet depends on the orientation (html.spec.ts), so none can lock it; and "hidden-content"
 * only requests a review of hidden content, which the audits of the states include.
 */
const rules = axe
  .getRules()
  .filter(({ tags }) => !tags.some((tag) => /^(wcag\d*aaa|deprecated)$/.test(tag)))
  .map(({ ruleId }) => ruleId)
  .filter((id) => id !== 'css-orientation-lock' && id !== 'hidden-content');

/** Audits an element in the page's current state, except some of its parts, and returns one line per finding. */
export async function auditAccessibility(
  page: Page,
  state: string,
  part = 'html',
  except: string[] = [],
): Promise<string[]> {
  await settle(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(program);
  const found = await page.evaluate(
    async ({ runOnly, part, except }) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      const options = { runOnly, resultTypes: ['violations' as const], preload: false };
      const { violations, passes, incomplete } = await axe.run({ include: [part], exclude: except }, options);
      const stopped = incomplete.filter((rule) => JSON.stringify(rule).includes('"error-occurred"'));
      if (stopped.length > 0) return [`axe stopped in ${stopped.map(({ id }) => id)}`];
      if (passes.length === 0) return ['axe checked nothing'];
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
      );
    },
    { runOnly: rules, part, except },
  );
  return found.map((line) => `${state}: ${line}`);
}

/**
 * Selects another option of every group, opens all disclosures, shows the last tabs and the next slides, and audits that,
 * except the given parts.
 */
export async function auditOpenedPage(page: Page, except: string[]): Promise<string[]> {
  const first = 'button[aria-pressed=false]';
  for (const group of await page.locator(`main fieldset:has(${first})`).filter({ visible: true }).all())
    await group.locator(first).first().click();
  await expandAll(page);
  for (const tabs of await page.locator('main [role=tablist]').all())
    await tabs.locator('[role=tab]').last().click();
  for (const carousel of await page.locator('[data-carousel]').all())
    await carousel.getByRole('button', { name: /^Next / }).click();
  return auditAccessibility(page, 'with everything open', 'html', except);
}
