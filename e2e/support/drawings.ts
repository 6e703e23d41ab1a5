import type { Page } from '@playwright/test';
import { findLayoutProblems } from './layout';

/** Drawings on a page. */
export interface Drawings {
  /** Selector of the drawings with what is next to them. */
  parts: string;
  /** Selector of the controls that change the drawings; without them the drawings have one state. */
  choices?: string;
  /** Whether the choices have an effect on mobile only. */
  onMobile?: true;
}

/** Checks drawings in every state at four widths. Returns a line with name, state and width per problem. */
export async function findDrawingProblems(page: Page, name: string, drawings: Drawings): Promise<string[]> {
  const { parts, choices = '', onMobile } = drawings;
  const found: string[] = [];
  for (const width of [1440, 834, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    const controls = choices && !(onMobile && width > 760) ? await page.locator(choices).all() : [undefined];
    for (const control of controls) {
      // Windows of other widths keep the choice, so the control need not be visible.
      const state = await control?.evaluate((button: HTMLElement) => {
        button.click();
        return button.textContent;
      });
      const setting = [name, state, `${width} px`].filter(Boolean).join(', ');
      found.push(...(await findLayoutProblems(page, setting, { parts, strict: true })));
    }
  }
  return found;
}
