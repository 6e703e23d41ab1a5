import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { findKeyProblems, findTabStopProblems } from './focus';
import { allPaths, isFullRun, templatePaths } from './matrix';
import { frameStates, open, pageStates, settle } from './states';

/**
 * Words beside a drawn stop would otherwise be left "to be reviewed": their background is the page's own. Options replace
 * all of the check's own, so those of WCAG stand here, too.
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

/** Read by every page that is audited, so the short form of the program. */
const program = `${readFileSync('node_modules/axe-core/axe.min.js', 'utf8')}; axe.configure(${settings});`;

/**
 * Every rule but AAA and withdrawn ones: WCAG 2.0 to 2.2 A and AA, best practice, and what axe calls experimental. Two
 * that cost much and find nothing here are left out: no sheet asks for an orientation (large-text.spec.ts), so none
 * locks one; "hidden-content" never finds a violation, it asks for a look at what is hidden, and the states are that.
 */
const rules = axe
  .getRules()
  .filter(({ tags }) => !tags.some((tag) => /^(wcag\d*aaa|deprecated)$/.test(tag)))
  .map(({ ruleId }) => ruleId)
  .filter((id) => id !== 'css-orientation-lock' && id !== 'hidden-content');

/** The rules that look at what is drawn, most of axe's work: their answer depends on style sheets and on the width. */
const rulesOfLook = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size'];

/** The rules that a page's own markup answers, whatever its template looks like. */
export const rulesOfMarkup = isFullRun ? rules : rules.filter((id) => !rulesOfLook.includes(id));

/** Audits the page as it stands, or the part that the selector names, and returns one line per finding. */
export async function auditAccessibility(page: Page, state: string, part = 'html', asked: string[] = rules) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(program);
  // Fewer rules apply to a part of the page than to the whole.
  const least = asked === rulesOfLook ? 1 : part === 'html' ? 20 : 8;
  const found = await page.evaluate(
    async ({ asked, part, least }) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      const { violations, passes, incomplete } = await axe.run(part, {
        runOnly: asked,
        resultTypes: ['violations'],
        preload: false,
      });
      const stopped = incomplete.filter((rule) => JSON.stringify(rule).includes('"error-occurred"'));
      if (stopped.length > 0) return [`axe stopped in ${stopped.map(({ id }) => id)}`];
      if (passes.length < least) return [`axe looked at nothing (${passes.length} rules passed)`];
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
      );
    },
    { asked, part, least },
  );
  return found.map((line) => `${state}: ${line}`);
}

const widths = isFullRun ? [1440, 834, 390, 320] : [1440, 390];
/** States of the frame are the same on every page: here at 1440 and at 390 px. */
const framePaths = isFullRun ? allPaths : ['/', '/planner'];

/**
 * Audits a template at rest and in every state of its own, no rule and no element left out, and dialogs by Tab, too.
 * States are slow: the sample enters them at one of the widths, templates taking turns; at the other it asks, at rest,
 * what depends on the width. The page is left in its last state.
 */
export async function auditWithStates(page: Page, path: string): Promise<string[]> {
  const found: string[] = [];
  const look = async (width: number, state: string, part?: string, asked?: string[]) => {
    await settle(page);
    found.push(...(await auditAccessibility(page, `${width} px, ${state}`, part, asked)));
  };
  const turn = isFullRun ? widths : [widths[templatePaths.indexOf(path) % widths.length] as number];
  // At rest before any state is entered: one that the page was left in could hide another.
  for (const width of widths.filter((width) => !turn.includes(width))) {
    await page.setViewportSize({ width, height: 900 });
    await look(width, 'at rest', 'main', rulesOfLook);
  }
  for (const width of turn) {
    await page.setViewportSize({ width, height: 900 });
    // The looks before have moved a carousel on.
    if (isFullRun || (await page.locator('[data-carousel]').count())) await open(page, path);
    const frame = framePaths.includes(path) ? frameStates(page, width) : [];
    const own = await pageStates(page);
    // A state of all that is in the page, every fold open, is no less than the page at rest.
    if (isFullRun || own.every(({ part }) => part)) await look(width, 'at rest');
    for (const { name, part, enter, leave } of [...frame, ...own]) {
      await enter();
      await look(width, name, part);
      if (part === '[role=dialog]')
        found.push(...(await findKeyProblems(page, 'Tab', part)), ...(await findTabStopProblems(page, part)));
      await leave?.();
    }
  }
  return found;
}
