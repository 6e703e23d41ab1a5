import { expect, type Page, test } from '@playwright/test';
import { planCopy, questionCopy } from '../content/page-copy/planner';

/** What browsers do to the planner: other pages, tabs, history, clocks, turned phones. */
const link = '/planner#v=2&buyers=DK&products=drones&data=RESTRICTED&item=none&person=no&seat=DK';
const chip = (page: Page, field: string) => page.locator(`[data-answer=${field}]`);
const choice = (page: Page, code: string) => page.locator(`.question button[data-code="${code}"]`);
const heading = (page: Page) => page.locator('#plan-title');

for (const width of [390, 834, 1440])
  test(`a link to a plan on another page leads to the plan, with the focus on its heading, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/buyers/germany', '/certifications/cmmc']) {
      await page.goto(path);
      await page
        .locator('main a[href^="/planner#"][href*="products="]')
        .filter({ visible: true })
        .first()
        .click();
      await expect(heading(page)).toBeFocused();
      await expect(heading(page)).toBeInViewport();
    }
    // Opened as a page of its own it begins with the answers.
    await page.goto('about:blank');
    await page.goto(link);
    await expect(heading(page)).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

test('a link with one answer, followed from another page, leaves the view where it is pressed next', async ({
  page,
}) => {
  await page.setViewportSize({ width: 834, height: 1100 });
  await page.goto('/certifications/comparison');
  await page.getByRole('link', { name: 'Plan it: Drones and aircraft' }).click();
  const denmark = choice(page, 'DK');
  await denmark.click();
  await expect(heading(page)).toHaveCount(1);
  await expect(denmark).toBeInViewport();
  await expect(heading(page)).not.toBeFocused();
});

for (const modifiers of [['ControlOrMeta'], []] as const)
  test(`a worked plan opened in a new tab (${modifiers[0] ?? 'middle click'}) leaves this page as it is`, async ({
    page,
    context,
  }) => {
    await page.goto('/planner');
    const worked = page.locator('main a[href^="#v="]');
    const opened = context.waitForEvent('page');
    await worked.click(modifiers.length > 0 ? { modifiers: [...modifiers] } : { button: 'middle' });
    const tab = await opened;
    await expect(tab.locator('#plan')).toContainText('10–18 months');
    await expect(page.locator('#plan')).toHaveCount(0);
    await expect(page).toHaveURL(/planner$/);
    // Two tabs share nothing.
    await chip(tab, 'homeCountry').click();
    await choice(tab, 'UA').click();
    await expect(tab).toHaveURL(/seat=UA/);
    await expect(chip(page, 'homeCountry')).not.toContainText('Ukraine');
  });

test('back from another page after a press finds the answers of the press', async ({ page }) => {
  await page.goto(link);
  await chip(page, 'homeCountry').click();
  await choice(page, 'UA').click();
  await expect(page).toHaveURL(/seat=UA/);
  await page.goto('/404');
  await page.goBack();
  await expect(chip(page, 'homeCountry')).toContainText('Ukraine');
  await expect(heading(page)).toBeVisible();
});

test('a phone that is turned keeps the answers, the open question and one picture', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(link);
  await page.getByRole('button', { name: 'more answers can change this' }).click();
  await chip(page, 'data').click();
  const restricted = choice(page, 'RESTRICTED');
  for (const [width, height] of [
    [844, 390],
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(restricted).toBeVisible();
    await expect(restricted).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('main figure:visible')).toHaveCount(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await expect(page.getByRole('button', { name: planCopy.tools.copy })).toHaveCount(1);
  }
});

for (const [now, start] of [
  ['2028-02-29T23:59:00', 'March 2028'],
  ['2026-12-31T12:00:00', 'January 2027'],
  ['2027-01-31T12:00:00', 'February 2027'],
  ['2031-06-15T12:00:00', 'July 2031'],
])
  test(`on ${now} a plan begins in ${start}, months step one by one, an older start moves`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(new Date(now as string));
    await page.goto(link);
    const group = chip(page, 'start');
    await expect(group).toContainText(start as string);
    await group.click();
    await page.getByRole('button', { name: questionCopy.start.later }).click();
    await page.getByRole('button', { name: questionCopy.start.earlier }).click();
    await expect(group).toContainText(start as string);
    await page.goto('about:blank');
    await page.goto(`${link}&start=2026-11`);
    await expect(group).toContainText(start as string);
    await expect(page.locator('#plan')).toContainText(`The plan now starts in ${start}.`);
  });
