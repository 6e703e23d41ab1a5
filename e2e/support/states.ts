import { expect, type Page } from '@playwright/test';
import { breakpoints } from '../../content/constants';
import { desktop, isFullRun } from './matrix';
import { scrollTo } from './visit';

/** A state of a page, with functions to enter and leave it. */
export interface State {
  name: string;
  /** Selector of everything that the state changes; undefined for the whole page. */
  part?: string;
  enter: () => Promise<unknown>;
  leave?: () => Promise<unknown>;
}

/** Waits until a page is ready: scripts have started, the preloader is hidden, carousels run. */
export async function waitUntilReady(page: Page) {
  await expect(page.locator('#preloader')).toBeHidden();
  for (const carousel of await page.locator('[data-carousel]').all())
    await expect(carousel).toHaveAttribute('data-carousel', 'running');
}

/** Loads a page and waits until it is ready. */
export async function open(page: Page, path: string) {
  await page.goto(path, { waitUntil: 'load' });
  await waitUntilReady(page);
}

/** Finishes all time-based animations. */
export async function settle(page: Page) {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      const { timeline, effect } = animation;
      if (timeline === document.timeline && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        animation.finish();
    }
  });
}

const dialog = '[role=dialog]';

/** Returns the states of header and dialogs at a width, which are the same on every page. */
export function frameStates(page: Page, width: number): State[] {
  const click = (name: string) => page.getByRole('banner').getByRole('button', { name, exact: true }).click();
  /** Returns a state that a button in the header opens and Escape closes. */
  const opened = (name: string, part: string, shown: string): State => ({
    name,
    part,
    enter: async () => {
      await click(name);
      await expect(page.locator(shown)).toBeVisible();
    },
    leave: () => page.keyboard.press('Escape'),
  });
  const menu = opened('Menu', dialog, dialog);
  const sticky = {
    name: 'sticky header',
    part: 'header',
    enter: async () => {
      await scrollTo(page, 700);
      await expect(page.locator('header [data-stuck]')).toBeInViewport();
    },
    leave: () => scrollTo(page, 0),
  };
  const menus = [
    opened('ComplyTrain', 'header', '#menu-platform'),
    opened('Services', 'header', '#menu-services'),
  ];
  const enterExpanded = async () => {
    await menu.enter();
    await page.locator(dialog).locator('summary', { hasText: 'Services' }).click();
  };
  return [
    sticky,
    ...(width >= desktop ? menus : [{ ...menu, enter: enterExpanded }]),
    ...(width >= breakpoints.md ? [opened('Open side panel', dialog, dialog)] : []),
  ];
}

/** Returns the states of the page's content: each filter option, further tab and slide, and all disclosures open. */
export async function pageStates(page: Page): Promise<State[]> {
  const states: State[] = [];
  const choices = page.locator('main button[aria-pressed]');
  // Options of a group are alike: in the sample the first one represents them.
  const picked = await choices.evaluateAll(
    (buttons, full) =>
      buttons.flatMap((button, index) => {
        const first = button.closest('fieldset, main')?.querySelector('button[aria-pressed=false]');
        const selectable =
          button.ariaPressed === 'false' && button.checkVisibility({ visibilityProperty: true });
        return selectable && (full || button === first) ? index : [];
      }),
    isFullRun,
  );
  // Options change their section; those of the planner and the comparison are outside the content that they change.
  const outside = await page.locator('main button[aria-pressed]:not(section *)').count();
  for (const steps of isFullRun ? picked.map((index) => [index]) : [picked])
    if (steps.length > 0)
      states.push({
        name: `choices ${steps}`,
        part: outside ? 'main' : 'main section:has(button[aria-pressed])',
        enter: async () => {
          for (const index of steps) await choices.nth(index).click();
        },
      });
  // Tabs follow the options, because a hidden panel has no options to click.
  const tabs = page.locator('main [role=tab][aria-selected=false]');
  for (const id of await tabs.evaluateAll((elements) => elements.map(({ id }) => id)))
    states.push({
      name: `tab ${id}`,
      part: `[data-active]:has(> #${id}-panel)`,
      enter: async () => {
        await page.locator(`#${id}`).click();
        await expect(page.locator(`#${id}-panel`)).toBeVisible();
      },
    });
  const banner = 'main [data-carousel]:has([data-near])';
  const slides = await page.locator('[data-near], main [role=group][inert]').count();
  for (const { button, part, times } of [
    { button: page.locator('main .route-line').last(), part: banner, times: 1 },
    { button: page.getByRole('button', { name: 'Next slide' }), part: banner, times: slides - 1 },
    {
      button: page.getByRole('button', { name: 'Next services' }),
      part: 'main [data-carousel]:not(:has([data-near]))',
      times: 1,
    },
  ])
    for (let time = 1; time <= times && (await button.count()); time++)
      states.push({ name: `${button}, click ${time}`, part, enter: () => button.click() });
  const disclosures = page.locator('main details');
  if (await disclosures.count())
    states.push({
      name: 'details open',
      enter: () => disclosures.evaluateAll((all) => all.map((one) => one.setAttribute('open', ''))),
    });
  return states;
}
