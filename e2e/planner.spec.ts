import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { barCopy, entranceCopy, head, planCopy, questionCopy, rulesCopy } from '../content/page-copy/planner';
import { examples } from '../content/planner/examples';
import { linkNotices, messages } from '../content/planner/messages';
import { rules } from '../content/planner/rules';
import { plannerData } from '../lib/planner/engine/data';
import { layOut } from '../lib/planner/engine/lay-out';
import { addMonths } from '../lib/planner/engine/months';
import { fromFragment } from '../lib/planner/link/from-fragment';
import { toFragment } from '../lib/planner/link/to-fragment';
import { paper } from '../lib/planner/picture/wide-measures';
import { hold } from './support/shifts';

/** A date before the start of every worked plan: months follow the visitor's clock. */
const today = new Date('2026-11-21T12:00:00');
const choice = (page: Page, group: string, name: string) =>
  page.getByRole('group', { name: group, exact: true }).getByRole('button', { name: new RegExp(`^${name}`) });
const sentence = (page: Page) => page.locator('main [role=status]').first();
const plan = (page: Page) => page.locator('#plan');
const linkOf = (id: (typeof examples)[number]['id']) =>
  `/planner#${toFragment(examples.find((example) => example.id === id)?.answers ?? {})}`;
/** Eight certifications. */
const everything =
  '/planner#v=2&buyers=DE.NL.US.EUCIV.AERO&products=drones.software&data=CUI.CONFIDENTIAL&item=usml&person=no&seat=UA&size=1-10&start=2027-01&deadline=2028-06';

test.beforeEach(async ({ page }) => page.clock.setFixedTime(today));

test('a buyer and a product make a plan; the page does not move and one sentence tells it', async ({
  page,
}) => {
  await page.goto('/planner');
  await expect(sentence(page)).toHaveText('Choose a buyer and a product, and your line is drawn.');
  const germany = choice(page, questionCopy.buyers.label, 'Germany');
  // Beside the plan the next question is scrolled to: a place is one on the page.
  const place = () => germany.evaluate((button) => button.getBoundingClientRect().top + window.scrollY);
  const before = await place();
  await germany.click();
  await expect(sentence(page)).toHaveText(/^Two answers make a plan/);
  await choice(page, questionCopy.products.label, 'Drones and aircraft').click();
  await expect(plan(page).getByRole('heading', { level: 2 })).toHaveText(
    /^So far two certifications, 12–23 months/,
  );
  await expect(sentence(page)).toHaveText(/^So far two certifications, 12–23 months/);
  expect(await place()).toBe(before);
  await expect(choice(page, questionCopy.products.label, 'Drones and aircraft')).toBeFocused();
  // Open questions lead to their choices; an answer closes them, and the legends say so.
  const data = page.getByRole('group', { name: questionCopy.data.label, exact: true });
  await expect(data.locator('[data-state]')).toHaveText(planCopy.state.assumed);
  await plan(page).getByRole('button', { name: questionCopy.data.label }).click();
  await expect(data.getByRole('button').first()).toBeFocused();
  await choice(page, questionCopy.data.label, 'Not told yet').click();
  await choice(page, questionCopy.buyers.label, 'Denmark').click();
  await expect(data.locator('[data-state]')).toHaveText(planCopy.state.answered);
  await expect(page.locator('[data-question=buyers] [data-state]')).toHaveText('2 chosen');
  await expect(plan(page).getByRole('button', { name: questionCopy.data.label })).toHaveCount(0);
});

test('beside the choices the plan stays in sight, and only the picture that is seen is drawn', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(linkOf('danish-drones'));
  const heading = plan(page).getByRole('heading', { level: 2 });
  await expect(plan(page).locator('svg.plan-picture')).toHaveCount(1);
  const last = choice(page, questionCopy.size.label, '51 to 250');
  await last.click();
  await expect(heading).toBeInViewport();
  const [panel, pressed] = [await heading.boundingBox(), await last.boundingBox()];
  expect(panel?.x).toBeGreaterThan((pressed?.x ?? 0) + (pressed?.width ?? 0));
  // On a phone each certification is a drawing of its own; the calendar is not drawn there at all.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.locator('.planner-page [data-planned] ~ * .plan-run, #plan .plan-run')).toHaveCount(0);
  const pictures = await page.locator('#plan-below svg.plan-picture').all();
  expect(pictures.length).toBeGreaterThan(1);
  for (const picture of pictures) await expect(picture).toBeVisible();
});

test('every group of one choice has exactly one pressed, keeps its height, and nothing can be typed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 834, height: 900 });
  await page.goto('/planner');
  await page.getByRole('button', { name: 'more answers can change this' }).click();
  for (const { label } of [questionCopy.usItem, questionCopy.homeCountry, questionCopy.size]) {
    const group = page.getByRole('group', { name: label, exact: true });
    const before = await group.boundingBox();
    await group.getByRole('button').last().click();
    await expect(group.locator('[data-state]')).toHaveText(planCopy.state.answered);
    await expect(group.locator('[aria-pressed=true]')).toHaveCount(1);
    expect((await group.boundingBox())?.height).toBe(before?.height);
  }
  await expect(page.locator('form, input, select, textarea')).toHaveCount(0);
});

test('"not told" and a mark exclude each other', async ({ page }) => {
  await page.goto('/planner');
  const data = page.getByRole('group', { name: questionCopy.data.label, exact: true });
  const pressed = data.locator('[aria-pressed=true]');
  await expect(pressed).toHaveText(/^Not told yet/);
  await data.getByRole('button', { name: /^CUI/ }).click();
  await expect(pressed).toHaveText(/^CUI/);
  await data.getByRole('button', { name: /^CUI/ }).click();
  await expect(pressed).toHaveText(/^Not told yet/);
});

test('a link to each worked plan opens that plan', async ({ page }) => {
  for (const { id, title } of examples.filter(({ id: each }) => each !== 'energetics')) {
    await test.step(title, async () => {
      // A new load each time: from one plan to the next it would be a step within the page.
      await page.goto('about:blank');
      await page.goto(linkOf(id));
      const said = (await page.locator(`#${id} p.font-bold`).first().textContent()) ?? '';
      await expect(plan(page).getByRole('heading', { level: 2 }).first()).toHaveText(said);
    });
  }
});

test('energetics alone get an answer in words, no plan', async ({ page }) => {
  await page.goto(linkOf('energetics'));
  // The whole text once: its first sentence is the heading.
  const [refusal = '', next = ''] = messages.energetics.split('. ');
  await expect(plan(page).getByRole('heading', { level: 2 }).first()).toHaveText(`${refusal}.`);
  await expect(plan(page).locator('p').filter({ hasText: next })).toHaveText(new RegExp(`^\\s*${next}`));
  // Nothing can change it, there is no line to draw, and no answer is missing.
  await expect(plan(page)).not.toContainText(planCopy.partial.title);
  await expect(page.getByText(planCopy.picture.end)).toHaveCount(0);
  await expect(page.locator('#first')).toBeHidden();
  await expect(page.getByRole('heading', { name: planCopy.order.title })).toHaveCount(0);
});

test('reload, back and forward keep the answers of the address', async ({ page }) => {
  await page.goto(linkOf('danish-drones'));
  await expect(plan(page)).toContainText('Two certifications');
  await choice(page, questionCopy.homeCountry.label, 'Ukraine').click();
  await expect(page).toHaveURL(/seat=UA/);
  await page.reload();
  await expect(choice(page, questionCopy.homeCountry.label, 'Ukraine')).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.goto(linkOf('ukrainian-drones-home'));
  await expect(plan(page)).toContainText('One certification');
  await page.goBack();
  await expect(plan(page)).toContainText('Two certifications');
  await page.goForward();
  await expect(plan(page)).toContainText('One certification');
});

test('a link followed while the page is being taken over is not lost', async ({ page }) => {
  // The moment before Next writes back the address it was loaded with.
  await page.addInitScript((fragment) => {
    const { replaceState } = history;
    history.replaceState = function (...state) {
      history.replaceState = replaceState;
      location.hash = fragment;
      replaceState.apply(this, state);
    };
  }, linkOf('danish-drones').split('#')[1] as string);
  await page.goto('/planner');
  await expect(plan(page)).toContainText('5–10 months');
  await expect(page).toHaveURL(/buyers=DK/);
});

test('a choice pressed before the rules are there is added to the answers of the link', async ({ page }) => {
  const release = await hold(page, /planner\.json/);
  await page.goto(linkOf('danish-drones'));
  await choice(page, questionCopy.homeCountry.label, 'Ukraine').click();
  await release();
  await expect(page).toHaveURL(/buyers=DK.*seat=UA/);
  await expect(choice(page, questionCopy.homeCountry.label, 'Ukraine')).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('rules that did not load: the next choice opens the answers of the link too', async ({ page }) => {
  await page.route(/planner\.json/, (route) => route.abort(), { times: 1 });
  await page.goto(linkOf('danish-drones'));
  await expect(sentence(page)).toHaveText(barCopy.failed);
  await choice(page, questionCopy.homeCountry.label, 'Ukraine').click();
  await expect(page).toHaveURL(/buyers=DK.*seat=UA/);
});

test('what a link says that cannot be kept is named, plan or not', async ({ page }) => {
  await page.goto('/planner#v=1&buyers=DE.XX&products=drones&color=red&us=yes&start=2026-10');
  await expect(plan(page)).toContainText(linkNotices.usParts.yes);
  await expect(plan(page)).toContainText('October 2026, is over. The plan now starts in December 2026.');
  await expect(plan(page)).toContainText('XX, color=red');
  // The start was not chosen, so it is not written.
  await expect(page).toHaveURL(/#v=2&buyers=DE&products=drones$/);
  await page.goto('about:blank');
  await page.goto('/planner#buyers=XX');
  await expect(sentence(page)).toContainText('does not recognize: XX');
});

test('a link encoded once more on its way opens its plan', async ({ page }) => {
  await page.goto(`/planner#${encodeURIComponent('v=2&buyers=DK&products=drones&data=RESTRICTED')}`);
  await expect(plan(page)).toContainText('5–10 months');
});

test('the start can be stepped neither into the past nor out of the calendar', async ({ page }) => {
  await page.goto('/planner#v=2&buyers=DK&products=drones&start=2031-11');
  const group = page.getByRole('group', { name: questionCopy.start.label, exact: true });
  await group.getByRole('button', { name: questionCopy.start.later }).click();
  await expect(group).toContainText('November 2031');
  await page.goto('/planner#v=2&buyers=DK&products=drones&start=2026-11');
  await expect(group).toContainText('November 2026');
  await group.getByRole('button', { name: questionCopy.start.earlier }).click();
  await expect(group).toContainText('November 2026');
  await expect(plan(page)).toBeVisible();
});

test('every link to the planner that the site prints is read in full in each of the next 36 months', () => {
  const pages = readdirSync('out', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  const links = new Set(
    pages.flatMap((file) => {
      const html = readFileSync(join('out', file), 'utf8');
      return [...html.matchAll(/href="(?:\/planner)?#(v=[^"]*)"/g)].map(([, link = '']) =>
        link.replaceAll('&amp;', '&'),
      );
    }),
  );
  expect(links.size).toBeGreaterThan(40);
  for (const link of links)
    for (let ahead = 0; ahead <= 36; ahead += 1) {
      const month = addMonths('2026-11', ahead);
      const { answers, notices } = fromFragment(link, month);
      expect({ link, month, notices }).toEqual({ link, month, notices: { unknown: [] } });
      expect(layOut(plannerData, answers).message).not.toBe('dates');
    }
});

test('deadline by steps: set, moved, removed', async ({ page }) => {
  await page.goto(linkOf('danish-drones'));
  const group = page.getByRole('group', { name: questionCopy.deadline.label, exact: true });
  await group.getByRole('button', { name: questionCopy.deadline.set }).click();
  await expect(group).toContainText('December 2027');
  await expect(plan(page)).toContainText('Fits only near the short end');
  await group.getByRole('button', { name: questionCopy.deadline.earlier }).click();
  await expect(plan(page)).toContainText('Does not fit');
  await expect(plan(page).getByRole('heading', { name: /ways to make it fit/ })).toBeVisible();
  await group.getByRole('button', { name: questionCopy.deadline.remove }).click();
  await expect(page).not.toHaveURL(/deadline/);
});

test('copy link, calendar file, start over', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(linkOf('danish-drones'));
  await page.getByRole('button', { name: planCopy.tools.copy }).click();
  await expect(page.getByText(planCopy.tools.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  // It was said of this plan, not of the next one.
  await choice(page, questionCopy.homeCountry.label, 'Ukraine').click();
  await expect(page.getByText(planCopy.tools.copied)).toHaveCount(0);
  await choice(page, questionCopy.homeCountry.label, 'United States').click();
  await expect(page.getByText(planCopy.tools.copied)).toHaveCount(0);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: planCopy.tools.calendar }).click();
  expect((await download).suggestedFilename()).toBe('route-plan.ics');
  await page.getByRole('button', { name: planCopy.tools.restart }).click();
  await expect(plan(page)).toHaveCount(0);
  await expect(choice(page, questionCopy.buyers.label, 'Germany')).toBeFocused();
  await page.getByRole('button', { name: barCopy.undo }).click();
  await expect(plan(page)).toContainText('5–10 months');
  await expect(page).toHaveURL(/buyers=DK/);
  await expect(page.getByRole('button', { name: barCopy.undo })).toHaveCount(0);
});

test('an example opens in view, with the focus on its heading; back at the bare address nothing is answered', async ({
  page,
}) => {
  await page.goto('/planner');
  await page.locator('details:has(#danish-drones)').evaluate((fold: HTMLDetailsElement) => {
    fold.open = true;
  });
  const worked = page.locator('#danish-drones');
  const heading = plan(page).getByRole('heading', { level: 2 }).first();
  const open = worked.getByRole('link', { name: /^Open/ });
  await open.click();
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(page).toHaveURL(/buyers=DK/);
  // The address names this plan already.
  await open.click();
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await page.goBack();
  await expect(plan(page)).toHaveCount(0);
  await expect(page.locator('[data-field=buyers][aria-pressed=true]')).toHaveCount(0);
});

test('a step to a part of the page leaves the answers in the address', async ({ page }) => {
  await page.goto(linkOf('danish-drones'));
  await expect(plan(page)).toContainText('5–10 months');
  const { hash } = new URL(page.url());
  await page.evaluate(() => {
    location.hash = 'main';
  });
  await expect.poll(() => new URL(page.url()).hash).toBe(hash);
  await expect(plan(page)).toContainText('5–10 months');
});

test('nothing moves at mousedown after start over and undo: the first click counts', async ({ page }) => {
  await page.goto(linkOf('danish-drones'));
  await page.getByRole('button', { name: planCopy.tools.restart }).click();
  await page.getByRole('button', { name: barCopy.undo }).click();
  await expect(plan(page)).toContainText('5–10 months');
  // The plan's details come a moment after its sentence, above what is pressed here.
  await expect(page.getByRole('heading', { name: planCopy.order.title })).toBeVisible();
  const fold = page.locator('summary', { hasText: rulesCopy.edges });
  await fold.evaluate((summary) => summary.scrollIntoView({ block: 'center' }));
  const place = () => fold.evaluate((summary) => summary.getBoundingClientRect().top);
  // Parts that come into view for the first time are laid out in the frames after that.
  const moved = async (from: number) => (await place()) - from;
  await expect.poll(async () => moved(await place())).toBe(0);
  await fold.hover();
  const before = await place();
  await page.mouse.down();
  expect(await place()).toBe(before);
  await page.mouse.up();
  await expect(fold.locator('..')).toHaveAttribute('open');
});

test('an answer that only older links have stays in place when the focus leaves it', async ({ page }) => {
  await page.goto('/planner#v=1&buyers=DK&products=uscontrolled');
  const retired = page.locator('[data-code=uscontrolled]');
  await expect(retired).toHaveAttribute('aria-pressed', 'true');
  await retired.click();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(retired).toBeVisible();
});

test('what to do first follows the answers: five actions, their letter, its brackets, its copy', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/planner');
  const first = page.getByRole('region', { name: planCopy.first.title });
  await expect(first.locator('[data-action]:visible')).toHaveCount(0);
  await expect(first).toContainText('Answer questions 1 and 2');
  await page.goto('/planner#v=2&buyers=DE&products=drones&item=none&person=no&seat=UA');
  await expect(first.locator('[data-action]:visible')).toHaveCount(5);
  await plan(page)
    .getByRole('link', { name: /^Five actions/ })
    .click();
  await expect(first.getByRole('heading', { level: 2 })).toBeInViewport();
  await expect(page).toHaveURL(/buyers=DE/);
  const gqa = first.locator('[data-action=gqa]');
  await expect(gqa.locator('[data-to]:visible')).toHaveText([/^Germany: BAAINBw, ZtQ/]);
  await expect(gqa.locator('[data-letter]:visible')).toHaveCount(1);
  await gqa.getByRole('button', { name: 'Copy letter' }).click();
  await expect(gqa.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('[company], Ukraine');
  expect(copied).toContain('Ukraine');
  const mail = await gqa
    .getByRole('link', { name: /^Open in mail/ })
    .first()
    .getAttribute('href');
  expect(decodeURIComponent(mail ?? '')).toContain('[company], Ukraine');
  // Other answers, other actions; none is left over.
  await choice(page, questionCopy.buyers.label, 'Germany').click();
  await choice(page, questionCopy.buyers.label, 'US DoD').click();
  await expect(first.locator('[data-action=us-order]')).toBeVisible();
  await expect(gqa).toBeHidden();
});

test('on a phone: two questions, then a bar that leads to the plan, then answers of a line each', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/planner');
  const data = page.getByRole('group', { name: questionCopy.data.label, exact: true });
  await expect(data).toBeHidden();
  await choice(page, questionCopy.buyers.label, 'Denmark').click();
  await choice(page, questionCopy.products.label, 'Drones and aircraft').click();
  await page.getByRole('button', { name: 'more answers can change this' }).click();
  await expect(data).toBeVisible();
  await page.getByRole('button', { name: barCopy.see }).click();
  await expect(plan(page).getByRole('heading', { level: 2 })).toBeFocused();
  await plan(page).getByRole('button', { name: planCopy.phone.answers }).click();
  const line = page.getByRole('button', { name: /^Sell to: Denmark/ });
  await expect(line).toBeFocused();
  await page.getByRole('button', { name: /^Information: Not told yet \(assumed\)/ }).click();
  await choice(page, questionCopy.data.label, 'RESTRICTED').click();
  await expect(page.getByRole('button', { name: /^Information: RESTRICTED/ })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
});

test('below the desk a link opens on a few lines of answers; a tablet’s page is shorter than a phone’s', async ({
  page,
}) => {
  /** The page's height once the parts have come that follow the plan's first paint. */
  const laidOut = async () => {
    await expect(page.locator('#cost')).toBeAttached();
    return page.evaluate(() => {
      for (const section of document.querySelectorAll('section')) section.style.contentVisibility = 'visible';
      return document.documentElement.scrollHeight;
    });
  };
  await page.setViewportSize({ width: 834, height: 900 });
  await page.goto(linkOf('danish-drones'));
  await expect(plan(page)).toContainText('5–10 months');
  expect((await page.locator('[data-questions]').boundingBox())?.height).toBeLessThan(500);
  const tablet = await laidOut();
  await page.setViewportSize({ width: 390, height: 844 });
  const phone = await laidOut();
  expect(tablet).toBeLessThan(phone);
  expect(phone).toBeLessThan(11_000);
  await page.goto('about:blank');
  await page.goto(everything);
  await expect(plan(page)).toContainText('eight certifications');
  expect(await laidOut()).toBeLessThan(11_000);
});

test('on a tablet each fact of the plan stays in its cell', async ({ page }) => {
  await page.setViewportSize({ width: 834, height: 900 });
  await page.goto(everything);
  await expect(plan(page)).toContainText('eight certifications');
  const cells = plan(page).locator('dl').first().locator('div');
  const widths = await cells.evaluateAll((all) =>
    all.map((cell) => ({ over: cell.scrollWidth - cell.clientWidth, width: cell.clientWidth })),
  );
  expect(widths).toHaveLength(5);
  for (const { over, width } of widths) {
    expect(over).toBe(0);
    expect(width).toBeGreaterThan(190);
  }
});

test('on a phone a link opens on some 500 px of answers, and what to do first comes before the picture', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(linkOf('danish-drones'));
  await expect(plan(page)).toContainText('5–10 months');
  const lines = page.locator('[data-fold]:visible');
  await expect(lines).toHaveCount(11);
  const [first, last] = [await lines.first().boundingBox(), await lines.last().boundingBox()];
  expect((last?.y ?? 0) + (last?.height ?? 0) - (first?.y ?? 0)).toBeLessThan(560);
  const topOf = async (selector: string) => (await page.locator(selector).boundingBox())?.y ?? 0;
  expect(await topOf('#plan-title')).toBeLessThan(await topOf('#first'));
  expect(await topOf('#first')).toBeLessThan(await topOf('#plan-below'));
});

test('by keyboard alone: press, follow, read', async ({ page }) => {
  await page.goto('/planner');
  await choice(page, questionCopy.buyers.label, 'Denmark').focus();
  await page.keyboard.press('Space');
  await choice(page, questionCopy.products.label, 'Machined parts').focus();
  await page.keyboard.press('Enter');
  await expect(sentence(page)).toHaveText(/^So far (one|two) certification/);
  await page.getByRole('button', { name: 'See the plan' }).focus();
  await page.keyboard.press('Enter');
  await expect(plan(page).getByRole('heading', { level: 2 })).toBeFocused();
});

for (const width of [390, 1440])
  test(`by the Tab key alone from the first question to “Copy link”, at ${width} px`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/planner');
    const focused = page.locator(':focus');
    /** Tabs on until the focus is there, and sees each stop on the way. */
    const tabTo = async (selector: string) => {
      for (let stops = 0; stops < 120; stops += 1) {
        await page.keyboard.press('Tab');
        await expect(focused).toBeInViewport();
        if (await focused.evaluate((element, wanted) => element.matches(wanted), selector)) return;
      }
      throw new Error(`no ${selector} within 120 stops`);
    };
    await tabTo('[data-field=buyers][data-code=DK]');
    await page.keyboard.press('Space');
    await tabTo('[data-field=products][data-code=drones]');
    await page.keyboard.press('Space');
    await expect(plan(page)).toContainText('So far');
    await tabTo('fieldset:not([data-question]) > button');
    await expect(focused).toHaveText(planCopy.tools.copy);
    await page.keyboard.press('Enter');
    await expect(page.getByText(planCopy.tools.copied)).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('buyers=DK&products=drones');
  });

test('one plan prints on one A4 sheet, also with eight lanes', async ({ page }) => {
  for (const link of [linkOf('deadline-too-close'), everything]) {
    await page.goto('about:blank');
    await page.goto(link);
    await expect(plan(page)).toBeVisible();
    const pdf = (await page.pdf({ preferCSSPageSize: true, format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeVisible();
    await page.emulateMedia({ media: null });
  }
  // From a narrow window as well: paper gets the wide picture.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() =>
    addEventListener('beforeprint', () => {
      const picture = document.querySelector('#plan .plan-picture');
      document.body.dataset.drawn = picture?.getAttribute('viewBox') ?? '';
    }),
  );
  const pdf = (await page.pdf({ preferCSSPageSize: true, format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await expect(page.locator('body')).toHaveAttribute('data-drawn', new RegExp(`^0 0 ${paper.width} `));
});

test('nothing of the planner is fetched before the first choice', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/planner', { waitUntil: 'networkidle' });
  expect(asked).not.toContain('/planner.json');
  await choice(page, questionCopy.buyers.label, 'Germany').hover();
  await expect.poll(() => asked).toContain('/planner.json');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('rules, and the worked plans in words, three with a drawing, each with its anchor', async ({
    page,
  }) => {
    await page.goto('/planner');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(head.title);
    await expect(page.getByRole('table', { name: /rules/ }).locator('tbody tr')).toHaveCount(rules.length);
    for (const { id } of examples)
      await expect(page.locator(`li#${id} p.font-extrabold`).first()).toBeVisible();
    await expect(page.locator('li[id]:has(svg.plan-picture)')).toHaveCount(3);
    // Every fold stands open: letters, and the offices of several nations.
    await expect(page.locator('[data-action=gqa] [data-letter-part]').first()).toBeVisible();
    await expect(page.getByText('Lithuania: VSD')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Germany' })).toBeHidden();
  });
});

test('other pages lead here with their answers', async ({ page }) => {
  await page.goto('/certifications/comparison');
  await page.getByRole('link', { name: 'Plan it: Drones and aircraft' }).click();
  await expect(choice(page, questionCopy.products.label, 'Drones and aircraft')).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.goto('/certifications/cmmc');
  await page.getByRole('link', { name: entranceCopy.certification }).click();
  await expect(page.getByRole('heading', { name: 'CMMC', level: 3, exact: true })).toBeVisible();
});
