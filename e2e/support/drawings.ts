import type { Page } from '@playwright/test';
import { layoutProblems } from './layout';

/** Drawings on a page. */
export interface Drawings {
  /** Selector of the drawings with what is next to them. */
  parts: string;
  /** Selector of the controls in the parts that change the drawings; without them the drawings have one state. */
  choices?: string;
}

/** Returns a line with the setting and the state per problem, after a click on each control. Runs in the page. */
async function problemsByState({
  parts,
  choices,
  setting,
}: {
  parts: string;
  choices: string;
  setting: string;
}) {
  const check = (window as unknown as { layoutProblems: typeof layoutProblems }).layoutProblems;
  const controls = choices ? [...document.querySelectorAll<HTMLElement>(choices)] : [undefined];
  const found = controls.length > 0 ? [] : [`${setting}: nothing matches ${choices}`];
  // Windows of other widths keep a choice, so its control need not be visible.
  for (const control of controls) {
    control?.click();
    // React renders in a task of its own.
    await new Promise((resolve) => setTimeout(resolve));
    const state = control ? `${setting}, ${control.textContent}` : setting;
    found.push(...check({ parts, strict: true }).map((problem) => `${state}: ${problem}`));
  }
  return found;
}

/**
 * Checks drawings at four widths, on desktop and mobile in every state. Returns a line with name, width and state per
 * problem.
 */
export async function findDrawingProblems(page: Page, name: string, drawings: Drawings): Promise<string[]> {
  const { parts } = drawings;
  const choices = drawings.choices ? `:is(${parts}) :is(${drawings.choices})` : '';
  const found: string[] = [];
  await page.evaluate(`window.layoutProblems = ${layoutProblems}`);
  for (const width of [834, 320, 1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const state = {
      parts,
      choices: width === 1440 || width === 390 ? choices : '',
      setting: `${name}, ${width} px`,
    };
    found.push(...(await page.evaluate(problemsByState, state)));
  }
  return found;
}
