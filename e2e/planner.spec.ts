import { expect, type Page, test } from '@playwright/test';
import { barCopy, planCopy, plannerTeaser, questionCopy } from '../content/page-copy/planner';
import { fill } from '../lib/text/fill';
import { watchConsole } from './support/console';
import { findFocusProblems } from './support/focus';
import { expandAll, findLayoutProblems, setTextSize } from './support/layout';
import { delayRequests } from './support/layout-shift';
import { clipboard, visit, waitUntilReady, withoutClipboard } from './support/visit';

/** A date before the start of every example plan, because months depend on the visitor's clock. */
const today = new Date('2026-11-21T12:00:00');
const chip = (page: Page, field: string) => page.locator(`[data-answer=${field}]`);
const choice = (page: Page, code: string) => page.locator(`.question button[data-code="${code}"]`);
const sentence = (page: Page) => page.locator('main [role=status]').first();
const plan = (page: Page) => page.locator('#plan');
const heading = (page: Page) => page.locator('#plan-title');
const button = (page: Page, name: string) => page.getByRole('button', { name });
/** Opens a question and clicks one of its options. */
async function answer(page: Page, field: string, code: string) {
  if ((await chip(page, field).getAttribute('aria-expanded')) !== 'true') await chip(page, field).click();
  await choice(page, code).click();
}
const twoAnswers = '/planner#v=2&buyers=DE&products=drones';
const danishPlan = '/planner#v=2&buyers=DK&products=drones&data=RESTRICTED&item=none&person=no&seat=DK';
/** A plan with eight certifications. */
const eightCertifications =
  '/planner#v=2&buyers=DE.NL.US.EUCIV.AERO&products=drones.software&data=CUI.CONFIDENTIAL&item=usml&person=no&seat=UA&size=1-10&start=2027-01&deadline=2028-06';

test.beforeEach(async ({ page }) => page.clock.setFixedTime(today));

test('shows a plan after two answers, by keyboard, with one open question and single-choice options', {
  tag: '@engines',
}, async ({ page }) => {
  const copied = await clipboard(page);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await visit(page, '/planner');
  const pressed = page.locator('.question [aria-pressed=true]');
  await test.step('the first two answers', async () => {
    await expect(sentence(page)).toHaveText(barCopy.empty);
    // The rules are fetched once, when the visitor approaches the first option.
    expect(requested).not.toContain('/planner.json');
    await choice(page, 'DE').hover();
    await expect.poll(() => requested).toContain('/planner.json');
    await choice(page, 'DE').press('Space');
    await expect(sentence(page)).toHaveText(/^Two answers make a plan/);
    await button(page, `Next: ${questionCopy.products.label}`).press('Enter');
    await expect(choice(page, 'drones')).toBeFocused();
    await expect(page.locator('.question')).toHaveCount(1);
    await page.keyboard.press('Space');
    for (const element of [heading(page), sentence(page)])
      await expect(element).toHaveText(/^So far two certifications, 12–23 months/);
    await expect(choice(page, 'drones')).toBeFocused();
  });
  await test.step('“Copy link” copies the answers', async () => {
    await button(page, planCopy.tools.copy).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(planCopy.tools.copied)).toBeVisible();
    expect(await copied()).toContain('buyers=DE&products=drones');
  });
  await test.step('assumed answers are labeled; an open question focuses its options, and its answer removes it', async () => {
    await expect(chip(page, 'data')).toContainText('(assumed)');
    const open = page
      .locator('#changes ~ *, section:has(#changes)')
      .getByRole('button', { name: /^Information/ });
    await open.click();
    await expect(choice(page, 'FCI')).toBeFocused();
    await choice(page, 'NOT_TOLD').click();
    await expect(chip(page, 'data')).not.toContainText('(assumed)');
    await expect(open).toHaveCount(0);
    // The confirmation disappears when the plan changes.
    await expect(page.getByText(planCopy.tools.copied)).toHaveCount(0);
  });
  await test.step('“not told” and a marking exclude each other', async () => {
    for (const [code, expected] of [
      ['CUI', /^CUI/],
      ['CUI', /^Not told yet/],
    ] as const) {
      await choice(page, code).click();
      await expect(pressed).toHaveText(expected);
    }
  });
  await test.step('single-choice questions always have exactly one selected option', async () => {
    for (const [field, code] of [
      ['usItem', 'usml'],
      ['homeCountry', 'UA'],
      ['size', '1-10'],
    ] as const) {
      await answer(page, field, code);
      await expect(pressed).toHaveCount(1);
      await expect(choice(page, code)).toHaveAttribute('aria-pressed', 'true');
    }
  });
  await test.step('the question on weapons depends on the product', async () => {
    await answer(page, 'products', 'parts');
    await choice(page, 'drones').click();
    await expect(chip(page, 'weapon')).toHaveCount(0);
    await choice(page, 'drones').click();
    await answer(page, 'weapon', 'armed');
    await expect(page.locator('[data-action]').first()).toHaveAttribute('data-action', 'weapon-permit');
  });
  const loads = requested.filter((path) => path === '/planner.json').length;
  expect(loads, 'requests for the rules').toBe(1);
  await expect(page.locator('form, input, select, textarea')).toHaveCount(0);
});

test('restores the answers in the URL on reload, Back and Forward, also from another page', {
  tag: '@engines',
}, async ({ page }) => {
  await visit(page, '/planner#v=2&buyers=UA&products=drones');
  await expect(heading(page)).toBeVisible();
  await answer(page, 'homeCountry', 'DK');
  await expect(page).toHaveURL(/seat=DK/);
  await page.reload();
  await expect(chip(page, 'homeCountry')).toContainText('Denmark');
  for (const [move, buyer] of [
    [() => page.goto(danishPlan), 'Denmark'],
    [() => page.goBack(), 'Ukraine'],
    [() => page.goForward(), 'Denmark'],
    [() => page.goto('/robots.txt').then(() => page.goBack()), 'Denmark'],
  ] as const) {
    await move();
    await expect(chip(page, 'buyers')).toContainText(buyer);
    await expect(heading(page)).toBeVisible();
  }
});

test('keeps the answers of a link that is followed during hydration', { tag: '@engines' }, async ({
  page,
}) => {
  // Changes the fragment right before Next.js restores the URL that was loaded.
  await page.addInitScript((fragment) => {
    const { replaceState } = history;
    history.replaceState = function (...state) {
      history.replaceState = replaceState;
      location.hash = fragment;
      replaceState.apply(this, state);
    };
  }, danishPlan.split('#')[1] as string);
  await page.goto('/planner');
  await expect(plan(page)).toBeVisible();
  await expect(page).toHaveURL(/buyers=DK/);
});

test('reports rules that fail to load, and keeps an option that was selected before they load', async ({
  page,
}) => {
  await page.route(/planner\.json/, (route) => route.abort(), { times: 1 });
  await page.goto(danishPlan);
  await expect(sentence(page)).toHaveText(barCopy.failed);
  // The message is visible, although no question is open.
  expect((await sentence(page).boundingBox())?.height, 'height of the message').toBeGreaterThan(16);
  // The next click requests them again.
  const release = await delayRequests(page, /planner\.json/);
  await answer(page, 'homeCountry', 'UA');
  await expect(choice(page, 'UA')).toHaveAttribute('aria-pressed', 'true');
  await release();
  await expect(plan(page)).toBeVisible();
  await expect(page).toHaveURL(/buyers=DK.*seat=UA/);
});

test('lists the parts of a link that are not supported', { tag: '@engines' }, async ({ page }) => {
  await page.goto('/planner#v=2&buyers=DE.XX&products=drones&color=red&start=2026-10');
  await expect(plan(page)).toContainText('XX, color=red');
  // The start is over, so the plan starts next month and the link does not state it.
  await expect(page).toHaveURL(/#v=2&buyers=DE&products=drones$/);
  await page.goto('/planner#buyers=XX');
  await expect(sentence(page)).toContainText(': XX');
});

test('month buttons stop at the current month and at the end of the calendar; a deadline can be set and removed', {
  tag: '@engines',
}, async ({ page }) => {
  const { start, deadline } = questionCopy;
  await page.clock.setFixedTime(new Date('2028-02-29T23:59:00'));
  await visit(page, '/planner#v=2&buyers=DK&products=drones&start=2033-02');
  await chip(page, 'start').click();
  await button(page, start.later).click();
  await expect(chip(page, 'start')).toContainText('February 2033');
  // The earliest start is the current month.
  await page.goto(`${twoAnswers}&start=2028-03`);
  await chip(page, 'start').click();
  for (const step of [start.earlier, start.earlier, start.later]) await button(page, step).click();
  await expect(chip(page, 'start')).toContainText('March 2028');
  await expect(page).toHaveURL(/start=2028-03/);
  await chip(page, 'deadline').click();
  await button(page, deadline.set).click();
  await expect(chip(page, 'deadline')).toContainText('February 2029');
  await button(page, deadline.earlier).click();
  await expect(plan(page)).toContainText(planCopy.alternatives.title.many.replace('{n} ', ''));
  await button(page, deadline.remove).click();
  await expect(page).not.toHaveURL(/deadline/);
});

test('keeps the answers after a link within the page; saves the calendar file, starts over and undoes', {
  tag: '@engines',
}, async ({ page }) => {
  await visit(page, danishPlan);
  await plan(page)
    .getByRole('link', { name: /actions/ })
    .click();
  await expect(page.locator('#first')).toBeInViewport();
  await expect(page).toHaveURL(danishPlan);
  const download = page.waitForEvent('download');
  await button(page, planCopy.tools.calendar).click();
  expect((await download).suggestedFilename()).toBe('route-plan.ics');
  await button(page, planCopy.tools.restart).click();
  await expect(plan(page)).toHaveCount(0);
  await expect(choice(page, 'DE')).toBeFocused();
  await button(page, barCopy.undo).click();
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveURL(danishPlan);
});

test('mobile hides further questions behind one button; the open question stays open on rotation', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, twoAnswers);
  const more = button(page, planCopy.phone.more.replace('{n} ', ''));
  await expect(chip(page, 'data')).toBeHidden();
  await more.click();
  await expect(chip(page, 'data')).toBeVisible();
  await more.click();
  await chip(page, 'products').click();
  await button(page, `Next: ${questionCopy.data.label}`).click();
  await button(page, planCopy.phone.done).press('Enter');
  await expect(chip(page, 'data')).toBeFocused();
  await answer(page, 'data', 'RESTRICTED');
  await expect(chip(page, 'data')).toContainText('RESTRICTED');
  for (const width of [390, 844, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(choice(page, 'RESTRICTED')).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('main figure:visible')).toHaveCount(1);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await button(page, barCopy.see).click();
  await expect(heading(page)).toBeFocused();
});

test('a plan prints on one A4 page with its answers, also with eight rows', async ({ page }) => {
  for (const [link, number] of [
    [eightCertifications, 'eight'],
    [twoAnswers, 'two'],
  ] as const) {
    await page.goto(link);
    await expect(heading(page)).toContainText(number);
    const pdf = (await page.pdf({ preferCSSPageSize: true, format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g), `pages of the plan with ${number} certifications`).toHaveLength(
      1,
    );
  }
  await page.emulateMedia({ media: 'print' });
  const answers = plan(page).getByText(planCopy.answers);
  await expect(answers).toBeVisible();
  await expect(answers).toContainText(
    /: Germany; Product: Drones and aircraft;.* We don’t know yet \(assumed\)/,
  );
  await expect(plan(page).getByText(/^Our support \$/)).toBeVisible();
  await expect(page.locator('.plan-picture')).toBeVisible();
});

test('a link to a plan focuses its heading; a link with one answer does not scroll', {
  tag: '@engines',
}, async ({ page }) => {
  const expectPlanFocused = async () => {
    await expect(heading(page)).toBeFocused();
    await expect(heading(page)).toBeInViewport();
  };
  await page.setViewportSize({ width: 390, height: 900 });
  await visit(page, '/planner');
  await expect(page.getByText(planCopy.picture.chain)).toBeVisible();
  await page.locator('main a[href^="#v="]').click();
  await expectPlanFocused();
  await page.goBack();
  await expect(plan(page)).toHaveCount(0);
  await expect(page.locator('.question [aria-pressed=true]')).toHaveCount(0);

  await visit(page, '/buyers/germany');
  const link = page.locator('main a[href^="/planner#"][href*="products="]:visible').first();
  const address = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expectPlanFocused();
  // A full page load starts at the top, with the answers.
  await page.goto('about:blank');
  await page.goto(address);
  await expect(heading(page)).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await page.setViewportSize({ width: 834, height: 1100 });
  await visit(page, '/certifications/comparison');
  await page
    .getByRole('link', { name: fill(plannerTeaser.rowName, { name: 'Drones and aircraft' }) })
    .click();
  await expect(chip(page, 'products')).toContainText('Drones and aircraft');
  await choice(page, 'DK').click();
  await expect(heading(page)).toHaveCount(1);
  await expect(choice(page, 'DK')).toBeInViewport();
  await expect(heading(page)).not.toBeFocused();
});

test('“Copy link” explains what to do without a clipboard', { tag: '@engines' }, async ({ page }) => {
  const lines = watchConsole(page);
  await withoutClipboard(page);
  await visit(page, twoAnswers);
  await button(page, planCopy.tools.copy).click();
  await expect(page.getByText(planCopy.tools.manual)).toBeVisible();
  expect(lines).toEqual([]);
});

test('the bar covers no focused option in low windows', async ({ page }) => {
  // A window at 400 % zoom with the first question, a small mobile window, where the bar sticks, with a plan.
  for (const [width, height, fragment] of [
    [320, 256, ''],
    [390, 664, '#v=2&buyers=DE.US.UA&products=drones.electronics&data=CUI'],
  ] as const) {
    await page.goto('about:blank');
    await page.setViewportSize({ width, height });
    await page.goto(`/planner${fragment}`);
    await waitUntilReady(page);
    if (fragment) {
      await expect(plan(page)).toBeVisible();
      await page.locator('main .answers button.answer').first().click();
    }
    await expect(page.locator('main .answers fieldset button').first()).toBeVisible();
    expect.soft(await findFocusProblems(page, 'main .answers'), `${width} x ${height} px`).toEqual([]);
  }
});

test('the longest plan loses nothing with text of 32 px', async ({ page }) => {
  await visit(page, eightCertifications);
  await expect(heading(page)).toContainText('eight certifications');
  await expandAll(page);
  await setTextSize(page, 32);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await findLayoutProblems(page, `${width} px`)).toEqual([]);
  }
});
