import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { isFullRun } from './matrix';
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

/** Sets of rules: all, and those whose result depends on the width. */
const ruleSets = { all: rules, width: ['scrollable-region-focusable', 'target-size'] };

/** Audits an element in the page's current state, and returns one line per finding. */
export async function auditAccessibility(
  page: Page,
  state: string,
  part = 'html',
  ruleSet: keyof typeof ruleSets = 'all',
): Promise<string[]> {
  await settle(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(program);
  const found = await page.evaluate(
    async ({ runOnly, part }) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      const options = { runOnly, resultTypes: ['violations' as const], preload: false };
      const { violations, passes, incomplete } = await axe.run(part, options);
      const stopped = incomplete.filter((rule) => JSON.stringify(rule).includes('"error-occurred"'));
      if (stopped.length > 0) return [`axe stopped in ${stopped.map(({ id }) => id)}`];
      if (passes.length === 0) return ['axe checked nothing'];
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
      );
    },
    { runOnly: ruleSets[ruleSet], part },
  );
  return found.map((line) => `${state}: ${line}`);
}

/**
 * Selects an option of every group, opens all disclosures, and shows further tabs and slides; audits what they change.
 * Leaves the page in its last state.
 */
export async function auditStates(page: Page, name: string): Promise<string[]> {
  const options = page.locator('main button[aria-pressed]');
  // Options of a group are alike: in the sample the first one represents them.
  const selected = await options.evaluateAll(
    (buttons, all) =>
      buttons.flatMap((button, index) => {
        const first = button.closest('fieldset, main')?.querySelector('button[aria-pressed=false]');
        const selectable =
          button.ariaPressed === 'false' && button.checkVisibility({ visibilityProperty: true });
        return selectable && (all || button === first) ? index : [];
      }),
    isFullRun,
  );
  const found: string[] = [];
  const audit = async (state: string, part?: string) =>
    found.push(...(await auditAccessibility(page, `${name}, ${state}`, part)));
  for (const index of selected) {
    await options.nth(index).click();
    if (isFullRun) await audit(`option ${index}`, 'main');
  }
  await page.locator('main details').evaluateAll((all) => all.map((one) => one.setAttribute('open', '')));
  await audit('options and disclosures');
  const tabs = page.locator('main [role=tab][aria-selected=false]');
  for (const id of await tabs.evaluateAll((elements) => elements.map(({ id }) => id))) {
    await page.locator(`#${id}`).click();
    await expect(page.locator(`#${id}-panel`)).toBeVisible();
    await audit(`tab ${id}`, `#${id}-panel`);
  }
  for (const next of await page
    .locator('[data-carousel]')
    .getByRole('button', { name: /^Next / })
    .all())
    for (let slide = 1; slide <= (isFullRun ? 6 : 2); slide++) {
      await next.click();
      await audit(`slide ${slide}`, '[data-carousel]');
    }
  return found;
}
