import { expect, type Page } from '@playwright/test';
import { breakpoints } from '../../content/constants';
import { desktop, full } from './matrix';

/** A state that a page can be put into: its name, whether this page has it at this width, how to enter and leave it. */
export interface State {
  name: string;
  /** Selector of all that the state changes, where that is less than the whole page. */
  part?: string;
  enter: () => Promise<unknown>;
  leave?: () => Promise<unknown>;
}

/** Waits until a page stands: scripts have started, the preloader is gone, carousels run. */
export async function standing(page: Page) {
  await expect(page.locator('#preloader')).toBeHidden();
  for (const carousel of await page.locator('[data-carousel]').all()) {
    await expect(carousel).toHaveAttribute('data-carousel', 'running');
  }
}

/** Loads a page and waits until it stands. */
export async function open(page: Page, path: string) {
  await page.goto(path, { waitUntil: 'load' });
  await standing(page);
}

/** Brings everything that moves to its end: nobody has to watch it. */
export async function settle(page: Page) {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      const { timeline, effect } = animation;
      if (timeline === document.timeline && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        animation.finish();
    }
  });
}

const scrollTo = (page: Page, top: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top);

/** States of the frame, the same on every page. */
export function frameStates(page: Page, width: number): State[] {
  const banner = page.getByRole('banner');
  const pressEscape = () => page.keyboard.press('Escape');
  const states: State[] = [
    {
      name: 'sticky header',
      part: 'header',
      enter: async () => {
        await scrollTo(page, 700);
        await expect(page.locator('header [data-stuck]')).toBeVisible();
      },
      leave: () => scrollTo(page, 0),
    },
  ];
  if (width >= desktop) {
    for (const [name, id] of [
      ['ComplyTrain', 'menu-platform'],
      ['Services', 'menu-services'],
    ] as const) {
      states.push({
        name: `menu ${name}`,
        part: 'header',
        enter: async () => {
          await banner.getByRole('button', { name, exact: true }).click();
          await expect(page.locator(`#${id}`)).toBeVisible();
        },
        leave: pressEscape,
      });
    }
  } else {
    states.push({
      name: 'mobile menu',
      part: '[role=dialog]',
      enter: async () => {
        await page.getByRole('button', { name: 'Menu', exact: true }).click();
        await page.getByRole('dialog').locator('summary', { hasText: 'Services' }).click();
      },
      leave: pressEscape,
    });
  }
  if (width >= breakpoints.md) {
    states.push({
      name: 'side panel',
      part: '[role=dialog]',
      enter: async () => {
        await page.getByRole('button', { name: 'Open side panel' }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
      },
      leave: pressEscape,
    });
  }
  return states;
}

/** States of the page's own parts: each filter choice, each further tab, each slide. */
export async function pageStates(page: Page): Promise<State[]> {
  const states: State[] = [];
  const choices = page.locator('main button[aria-pressed]');
  const found = await choices.evaluateAll((buttons) =>
    buttons.map((button, index) => ({
      index,
      name: button.textContent?.replace(/\s+/g, ' ').trim(),
      pressed: button.getAttribute('aria-pressed') === 'true',
      first: button === button.closest('fieldset')?.querySelector('button[aria-pressed=false]'),
      visible: button.checkVisibility({ visibilityProperty: true }),
      inSection: button.closest('section') !== null,
    })),
  );
  const open = found.filter(({ pressed, visible }) => visible && !pressed);
  const press = (index: number) => choices.nth(index).click();
  // Choices change the section they stand in; the planner's and the comparison's stand before all they change.
  const partOf = (choices: typeof open) =>
    choices.every(({ inSection }) => inSection) ? 'main section:has(button[aria-pressed])' : 'main';
  // Choices are of one kind: in the sample one of each group represents them.
  for (const choice of full ? open : [])
    states.push({
      name: `choice ${choice.name}`,
      part: partOf([choice]),
      enter: () => press(choice.index),
    });
  const sampled = open.filter(({ first }, index) => first || index === 0);
  if (!full && sampled.length > 0) {
    const enter = async () => {
      for (const { index } of sampled) await press(index);
    };
    states.push({ name: 'a choice of each group', part: partOf(sampled), enter });
  }
  // After the choices: a panel that is no longer shown has none to press.
  const tabs = page.locator('main [role=tab][aria-selected=false]');
  for (const id of await tabs.evaluateAll((elements) => elements.map(({ id }) => id))) {
    states.push({
      name: `tab ${id}`,
      part: `[data-active]:has(> #${id}-panel)`,
      enter: async () => {
        await page.locator(`#${id}`).click();
        await expect(page.locator(`#${id}-panel`)).toBeVisible();
      },
    });
  }
  const line = page.locator('main .route-line').last();
  if (await line.count())
    states.push({
      name: 'the sheet of buyers in the banner',
      part: 'main [data-carousel]:has([data-near])',
      enter: () => line.click(),
    });
  const next = page.getByRole('button', { name: 'Next slide' });
  const slides = (await next.count())
    ? await page.locator('[data-near], main [role=group][inert]').count()
    : 0;
  for (let slide = 2; slide <= slides; slide++) {
    states.push({
      name: `slide ${slide}`,
      part: 'main [data-carousel]:has([data-near])',
      enter: () => next.click(),
    });
  }
  const services = page.getByRole('button', { name: 'Next services' });
  if (await services.count())
    states.push({
      name: 'services moved on',
      part: 'main [data-carousel]:not(:has([data-near]))',
      enter: () => services.click(),
    });
  const folded = page.locator('main details');
  if (await folded.count()) {
    states.push({
      name: 'details open',
      enter: () => folded.evaluateAll((all) => all.map((one) => one.setAttribute('open', ''))),
    });
  }
  return states;
}
