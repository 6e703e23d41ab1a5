import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { findKeyProblems, findTabStopProblems } from './focus';
import { allPaths, isFullRun, templatePaths } from './matrix';
import { frameStates, open, pageStates, settle } from './states';

/**
 * Options of the contrast check. With ignorePseudo, axe also checks text next to a stop, which it would report as
 * incomplete. Options replace all defaults of the check, so those of WCAG are repeated.
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

/** The minified program, because every audited page evaluates it. */
const program = `${readFileSync('node_modules/axe-core/axe.min.js', 'utf8')}; axe.configure(${settings});`;

/**
 * All rules except AAA and deprecated ones: WCAG 2.0 to 2.2 A and AA, best practices and experimental rules. Two slow
 * ones are left out: no style sheet depends on the orientation (large-text.spec.ts), so none can lock it; and
 * "hidden-content" only requests a review of hidden content, which the audits of the states include.
 */
const rules = axe
  .getRules()
  .filter(({ tags }) => !tags.some((tag) => /^(wcag\d*aaa|deprecated)$/.test(tag)))
  .map(({ ruleId }) => ruleId)
  .filter((id) => id !== 'css-orientation-lock' && id !== 'hidden-content');

/** Rules on rendering, which take most of the time: their result depends on style sheets and on the width. */
const visualRules = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size'];

/** Rules on the markup of a page, which do not depend on rendering; all rules in the full run. */
export const markupRules = isFullRun ? rules : rules.filter((id) => !visualRules.includes(id));

/** Audits the page in its current state, or the element that matches a selector, and returns one line per finding. */
export async function auditAccessibility(
  page: Page,
  state: string,
  part = 'html',
  ruleIds: string[] = rules,
) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(program);
  // Fewer rules apply to a part of the page than to the whole page.
  const least = ruleIds === visualRules ? 1 : part === 'html' ? 20 : 8;
  const found = await page.evaluate(
    async ({ ruleIds, part, least }) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      const { violations, passes, incomplete } = await axe.run(part, {
        runOnly: ruleIds,
        resultTypes: ['violations'],
        preload: false,
      });
      const stopped = incomplete.filter((rule) => JSON.stringify(rule).includes('"error-occurred"'));
      if (stopped.length > 0) return [`axe stopped in ${stopped.map(({ id }) => id)}`];
      if (passes.length < least) return [`axe checked nothing (${passes.length} rules passed)`];
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
      );
    },
    { ruleIds, part, least },
  );
  return found.map((line) => `${state}: ${line}`);
}

const widths = isFullRun ? [1440, 834, 390, 320] : [1440, 390];
/** States of header and dialogs are the same on every page, so the sample enters them on one page per width. */
const framePaths = isFullRun ? allPaths : ['/', '/planner'];

/**
 * Audits a template in its initial state and in each of its other states, without excluding elements; dialogs also by
 * Tab. States are slow: the sample enters them at one of the widths, which alternates between templates; at the other
 * width it checks only the initial state with the rules on rendering. Leaves the page in its last state.
 */
export async function auditWithStates(page: Page, path: string): Promise<string[]> {
  const found: string[] = [];
  const audit = async (width: number, state: string, part?: string, ruleIds?: string[]) => {
    await settle(page);
    found.push(...(await auditAccessibility(page, `${width} px, ${state}`, part, ruleIds)));
  };
  const stateWidths = isFullRun ? widths : [widths[templatePaths.indexOf(path) % widths.length] as number];
  // The initial state comes first, because a state that is not left could hide problems.
  for (const width of widths.filter((width) => !stateWidths.includes(width))) {
    await page.setViewportSize({ width, height: 900 });
    await audit(width, 'at rest', 'main', visualRules);
  }
  for (const width of stateWidths) {
    await page.setViewportSize({ width, height: 900 });
    // Earlier checks have changed the slide of a carousel.
    if (isFullRun || (await page.locator('[data-carousel]').count())) await open(page, path);
    const frame = framePaths.includes(path) ? frameStates(page, width) : [];
    const content = await pageStates(page);
    // A state of the whole page, with all disclosures open, includes everything in the initial state.
    if (isFullRun || content.every(({ part }) => part)) await audit(width, 'at rest');
    for (const { name, part, enter, leave } of [...frame, ...content]) {
      await enter();
      await audit(width, name, part);
      if (part === '[role=dialog]')
        found.push(...(await findKeyProblems(page, 'Tab', part)), ...(await findTabStopProblems(page, part)));
      await leave?.();
    }
  }
  return found;
}
