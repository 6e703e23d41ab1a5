import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { barCopy, firstCopy, head, planCopy, questionCopy } from '../content/page-copy/planner';
import { examples } from '../content/planner/examples';
import { linkNotices, messages } from '../content/planner/messages';
import { longMonth } from '../lib/planner/engine/calendar-months';
import { plannerData } from '../lib/planner/engine/data';
import { layOut } from '../lib/planner/engine/lay-out';
import { addMonths } from '../lib/planner/engine/months';
import { plan as planOf } from '../lib/planner/engine/plan';
import { fromFragment } from '../lib/planner/link/from-fragment';
import { toFragment } from '../lib/planner/link/to-fragment';
import { sentenceOf } from '../lib/planner/words/sentence';
import { plannerWords } from '../lib/planner/words/words';
import { hold } from './support/shifts';

/** A date before the start of every worked plan: months follow the visitor's clock. */
const today = new Date('2026-11-21T12:00:00');
const chip = (page: Page, field: string) => page.locator(`[data-answer=${field}]`);
const choice = (page: Page, code: string) => page.locator(`.question button[data-code="${code}"]`);
const sentence = (page: Page) => page.locator('main [role=status]').first();
const plan = (page: Page) => page.locator('#plan');
const heading = (page: Page) => page.locator('#plan-title');
const linkOf = (id: (typeof examples)[number]['id']) =>
  `/planner#${toFragment(examples.find((example) => example.id === id)?.answers ?? {})}`;
const started = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-started');
/** Opens a question and presses one of its choices. */
async function answer(page: Page, field: string, code: string) {
  if ((await chip(page, field).getAttribute('aria-expanded')) !== 'true') await chip(page, field).click();
  await choice(page, code).click();
}
const two = '/planner#v=2&buyers=DE&products=drones';
/** Eight certifications. */
const everything =
  '/planner#v=2&buyers=DE.NL.US.EUCIV.AERO&products=drones.software&data=CUI.CONFIDENTIAL&item=usml&person=no&seat=UA&size=1-10&start=2027-01&deadline=2028-06';

test.beforeEach(async ({ page }) => page.clock.setFixedTime(today));

test('a buyer and a product make a plan; one question is open at a time, and one sentence tells it', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/planner');
  await started(page);
  await expect(sentence(page)).toHaveText(barCopy.empty);
  // Its rules are fetched with the first choice, and once.
  expect(asked).not.toContain('/planner.json');
  await choice(page, 'DE').hover();
  await expect.poll(() => asked).toContain('/planner.json');
  await choice(page, 'DE').click();
  await expect(sentence(page)).toHaveText(/^Two answers make a plan/);
  await page.getByRole('button', { name: `Next: ${questionCopy.products.label}` }).click();
  await expect(choice(page, 'drones')).toBeFocused();
  await expect(page.locator('.question')).toHaveCount(1);
  await choice(page, 'drones').click();
  await expect(heading(page)).toHaveText(/^So far two certifications, 12–23 months/);
  await expect(sentence(page)).toHaveText(/^So far two certifications, 12–23 months/);
  await expect(choice(page, 'drones')).toBeFocused();
  // What is assumed says so; an open question leads to its choices, and its answer closes it.
  await expect(chip(page, 'data')).toContainText('(assumed)');
  const open = page
    .locator('#changes ~ *, section:has(#changes)')
    .getByRole('button', { name: /^Information/ });
  await open.click();
  await expect(choice(page, 'FCI')).toBeFocused();
  await choice(page, 'NOT_TOLD').click();
  await expect(chip(page, 'data')).not.toContainText('(assumed)');
  await expect(open).toHaveCount(0);
  expect(asked.filter((path) => path === '/planner.json')).toHaveLength(1);
});

test('one choice is always pressed where one counts, “not told” and a mark exclude each other, only drones and vehicles are armed', async ({
  page,
}) => {
  await page.goto('/planner');
  for (const [field, code] of [
    ['usItem', 'usml'],
    ['homeCountry', 'UA'],
    ['size', '1-10'],
  ] as const) {
    await answer(page, field, code);
    await expect(page.locator('.question [aria-pressed=true]')).toHaveCount(1);
    await expect(choice(page, code)).toHaveAttribute('aria-pressed', 'true');
  }
  await chip(page, 'data').click();
  const pressed = page.locator('.question [aria-pressed=true]');
  await expect(pressed).toHaveText(/^Not told yet/);
  await choice(page, 'CUI').click();
  await expect(pressed).toHaveText(/^CUI/);
  await choice(page, 'CUI').click();
  await expect(pressed).toHaveText(/^Not told yet/);
  await expect(page.locator('form, input, select, textarea')).toHaveCount(0);
  await answer(page, 'buyers', 'DE');
  await answer(page, 'products', 'parts');
  await expect(plan(page)).toBeVisible();
  await expect(chip(page, 'weapon')).toHaveCount(0);
  await choice(page, 'drones').click();
  await answer(page, 'weapon', 'armed');
  await expect(page).toHaveURL(/weapon=armed/);
  await expect(plan(page)).toContainText('Permit to make a weapon');
  await expect(page.locator('[data-action]').first()).toHaveAttribute('data-action', 'weapon-permit');
});

test('a link to each worked plan opens that plan', async ({ page }) => {
  for (const { id, title, answers } of examples.filter(({ id: each }) => each !== 'energetics'))
    await test.step(title, async () => {
      await page.goto(linkOf(id));
      await expect(heading(page)).toHaveText(sentenceOf(planOf(answers), plannerWords));
    });
  // Energetics alone get an answer in words, the whole text once: its first sentence is the heading.
  await page.goto(linkOf('energetics'));
  const [refusal = '', next = ''] = messages.energetics.split('. ');
  await expect(heading(page)).toHaveText(`${refusal}.`);
  await expect(plan(page).locator('p').filter({ hasText: next })).toHaveText(new RegExp(`^\\s*${next}`));
  for (const gone of ['#first', '#order', '#changes', '#cost', '.plan-picture'])
    await expect(page.locator(gone)).toHaveCount(0);
});

test('reload, back and forward keep the answers of the address, also from another page', async ({ page }) => {
  await page.goto(linkOf('ukrainian-drones-home'));
  const home = (await heading(page).textContent()) ?? '';
  await answer(page, 'homeCountry', 'DK');
  await expect(page).toHaveURL(/seat=DK/);
  await page.reload();
  await expect(chip(page, 'homeCountry')).toContainText('Denmark');
  await page.goto(linkOf('danish-drones'));
  await expect(chip(page, 'buyers')).toContainText('Denmark');
  await page.goBack();
  await expect(chip(page, 'buyers')).toContainText('Ukraine');
  await expect(heading(page)).not.toHaveText(home);
  await page.goForward();
  await expect(chip(page, 'buyers')).toContainText('Denmark');
  await page.goto('/404');
  await page.goBack();
  await expect(chip(page, 'buyers')).toContainText('Denmark');
  await expect(heading(page)).toBeVisible();
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
  await expect(plan(page)).toBeVisible();
  await expect(page).toHaveURL(/buyers=DK/);
});

test('a choice pressed before the rules are there is added to the answers of the link', async ({ page }) => {
  const release = await hold(page, /planner\.json/);
  await page.goto(linkOf('danish-drones'));
  await answer(page, 'homeCountry', 'UA');
  await expect(choice(page, 'UA')).toHaveAttribute('aria-pressed', 'true');
  await release();
  await expect(plan(page)).toBeVisible();
  await expect(page).toHaveURL(/buyers=DK.*seat=UA/);
});

test('rules that did not load: one sentence says so, and the next choice brings the plan', async ({
  page,
}) => {
  await page.route(/planner\.json/, (route) => route.abort(), { times: 1 });
  await page.goto(linkOf('danish-drones'));
  await expect(sentence(page)).toHaveText(barCopy.failed);
  // Said for the eye too, although no question stands open.
  expect((await sentence(page).boundingBox())?.height).toBeGreaterThan(16);
  await answer(page, 'homeCountry', 'UA');
  await expect(plan(page)).toBeVisible();
  await expect(page).toHaveURL(/buyers=DK.*seat=UA/);
});

test('what a link says that cannot be kept is named, plan or not; an old answer can be released', async ({
  page,
}) => {
  await page.goto('/planner#v=1&buyers=DE.XX&products=drones&color=red&us=yes&start=2026-10');
  await expect(plan(page)).toContainText(linkNotices.usParts.yes);
  await expect(plan(page)).toContainText('October 2026, is over. The plan now starts in December 2026.');
  await expect(plan(page)).toContainText('XX, color=red');
  // The start was not chosen, so it is not written.
  await expect(page).toHaveURL(/#v=2&buyers=DE&products=drones$/);
  await page.goto('/planner#buyers=XX');
  await expect(sentence(page)).toContainText('does not recognize: XX');
  // An answer that only older links have stays in place when it is released.
  await page.goto('/planner#v=1&buyers=DK&products=uscontrolled');
  await chip(page, 'products').click();
  const retired = choice(page, 'uscontrolled');
  await expect(retired).toHaveAttribute('aria-pressed', 'true');
  await retired.click();
  await expect(retired).toHaveAttribute('aria-pressed', 'false');
  // Opened with no plan before it: a link that was encoded once more on its way.
  await page.goto('about:blank');
  await page.goto(`/planner#${encodeURIComponent('v=2&buyers=DK&products=drones&data=RESTRICTED')}`);
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
  expect(links.size).toBeGreaterThan(30);
  const faults: string[] = [];
  for (const link of links)
    for (let ahead = 0; ahead <= 36; ahead += 1) {
      const month = addMonths('2026-11', ahead);
      const { answers, notices } = fromFragment(link, month);
      if (notices.unknown.length + Object.keys(notices).length !== 1) faults.push(`${link} in ${month}`);
      if (ahead % 36 === 0 && layOut(plannerData, answers).message === 'dates') faults.push(`${link}: dates`);
    }
  expect(faults).toEqual([]);
});

test('months by steps: neither into the past nor out of the calendar; an older start moves; a deadline set, moved, removed', async ({
  page,
}) => {
  const later = page.getByRole('button', { name: questionCopy.start.later });
  const earlier = page.getByRole('button', { name: questionCopy.start.earlier });
  await page.goto('/planner#v=2&buyers=DK&products=drones&start=2031-11');
  await chip(page, 'start').click();
  await later.click();
  await expect(chip(page, 'start')).toContainText('November 2031');
  for (const [now, start] of [
    ['2026-12-31T12:00:00', 'January 2027'],
    ['2028-02-29T23:59:00', 'March 2028'],
  ] as const) {
    await page.clock.setFixedTime(new Date(now));
    await page.goto(`${two}&start=2026-11`);
    await expect(plan(page)).toContainText(`The plan now starts in ${start}.`);
    await chip(page, 'start').click();
    // This month is the first one.
    await earlier.click();
    await earlier.click();
    await later.click();
    await expect(chip(page, 'start')).toContainText(start);
    await expect(page).toHaveURL(/start=20(27-01|28-03)/);
  }
  await chip(page, 'deadline').click();
  await page.getByRole('button', { name: questionCopy.deadline.set }).click();
  await expect(chip(page, 'deadline')).toContainText('February 2029');
  await page.getByRole('button', { name: questionCopy.deadline.earlier }).click();
  await expect(plan(page)).toContainText('Does not fit');
  await expect(plan(page).getByRole('heading', { name: /ways? to make it fit/ })).toBeVisible();
  await page.getByRole('button', { name: questionCopy.deadline.remove }).click();
  await expect(page).not.toHaveURL(/deadline/);
});

test('copy link, calendar file, start over, undo', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(linkOf('danish-drones'));
  // A step to a part of the page leaves the answers in the address.
  const { hash } = new URL(page.url());
  await plan(page)
    .getByRole('link', { name: /actions/ })
    .click();
  await expect(page.locator('#first')).toBeInViewport();
  await expect.poll(() => new URL(page.url()).hash).toBe(hash);
  await page.getByRole('button', { name: planCopy.tools.copy }).click();
  await expect(page.getByText(planCopy.tools.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  // It was said of this plan, not of the next one.
  await answer(page, 'homeCountry', 'UA');
  await expect(page.getByText(planCopy.tools.copied)).toHaveCount(0);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: planCopy.tools.calendar }).click();
  expect((await download).suggestedFilename()).toBe('route-plan.ics');
  await page.getByRole('button', { name: planCopy.tools.restart }).click();
  await expect(plan(page)).toHaveCount(0);
  await expect(choice(page, 'DE')).toBeFocused();
  await page.getByRole('button', { name: barCopy.undo }).click();
  await expect(plan(page)).toBeVisible();
  await expect(page).toHaveURL(/buyers=DK/);
  await expect(page.getByRole('button', { name: barCopy.undo })).toHaveCount(0);
});

test('the example: in a new tab it leaves this page as it is; here it opens in view, and back at the bare address nothing is answered', async ({
  page,
  context,
}) => {
  await page.goto('/planner');
  await expect(page.getByText(planCopy.picture.chain)).toBeVisible();
  const worked = page.locator('main a[href^="#v="]');
  for (const how of [{ modifiers: ['ControlOrMeta'] }, { button: 'middle' }] as const) {
    const opened = context.waitForEvent('page');
    await worked.click(how as Parameters<typeof worked.click>[0]);
    const tab = await opened;
    await expect(plan(tab)).toContainText('10–18 months');
    await expect(plan(page)).toHaveCount(0);
    await expect(page).toHaveURL(/planner$/);
    // Two tabs share nothing.
    await answer(tab, 'homeCountry', 'UA');
    await expect(tab).toHaveURL(/seat=UA/);
    await expect(chip(page, 'homeCountry')).not.toContainText('Ukraine');
    await tab.close();
  }
  await worked.click();
  await expect(heading(page)).toBeFocused();
  await expect(heading(page)).toBeInViewport();
  await page.goBack();
  await expect(plan(page)).toHaveCount(0);
  await expect(page.locator('.question [aria-pressed=true]')).toHaveCount(0);
});

test('what to do first follows the answers: five actions, their letter, its brackets, its copy', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/planner');
  await expect(page.locator('section:has(#first)')).toContainText('Answer questions 1 and 2');
  await page.goto('/planner#v=2&buyers=DE&products=drones&item=none&person=no&seat=UA&weapon=civil');
  await expect(page.locator('[data-action]')).toHaveCount(5);
  const gqa = page.locator('[data-action=gqa]');
  await gqa.getByText(firstCopy.toAndLetter).click();
  await expect(gqa.locator('li').first()).toHaveText(/^Germany: BAAINBw, ZtQ/);
  await gqa.getByRole('button', { name: /^Copy letter/ }).click();
  await expect(gqa.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('[company], Ukraine');
  const mail = await gqa
    .getByRole('link', { name: /^Open in mail/ })
    .first()
    .getAttribute('href');
  expect(decodeURIComponent(mail ?? '')).toContain('[company], Ukraine');
  // Other answers, other actions; none is left over.
  await answer(page, 'buyers', 'DE');
  await choice(page, 'US').click();
  await expect(page.locator('[data-action=us-order]')).toBeVisible();
  await expect(gqa).toHaveCount(0);
  // The maker of a part and the prime get letters of their own subject.
  await page.goto('/planner#v=2&buyers=US&products=parts&seat=UA');
  const subjectOf = async (id: string) => {
    const row = page.locator(`[data-action=${id}]`);
    await row.getByRole('button', { name: /^Copy letter/ }).click();
    await expect(row.getByRole('button', { name: 'Copied' })).toBeVisible();
    return (await page.evaluate(() => navigator.clipboard.readText())).split('\n')[0];
  };
  const [maker, prime] = [await subjectOf('us-statement'), await subjectOf('us-order')];
  expect(maker).toMatch(/jurisdiction and ECCN of your part$/);
  expect(prime).not.toBe(maker);
});

test('the page stays short and never scrolls sideways; the first action is near', async ({ page }) => {
  for (const [link, phone, desktop] of [
    ['/planner', 4600, 3600],
    [two, 5800, 6000],
  ] as const) {
    await page.goto(link);
    await expect(plan(page)).toHaveCount(link === two ? 1 : 0);
    for (const [width, limit] of [
      [390, phone],
      [1440, desktop],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const [height, wide] = await page.evaluate(() => {
        const { scrollHeight, scrollWidth } = document.documentElement;
        return [scrollHeight, scrollWidth] as const;
      });
      expect(height).toBeLessThan(limit);
      expect(wide).toBe(width);
    }
  }
  const first = await page.locator('[data-action]').first().boundingBox();
  expect((first?.y ?? 0) + (await page.evaluate(() => scrollY))).toBeLessThan(1400);
});

test('labels of the calendar do not touch, however far the deadline', async ({ page }) => {
  for (const deadline of [8, 48, 60]) {
    await page.goto(`${two}&deadline=${deadline}`);
    await expect(chip(page, 'deadline')).toContainText(longMonth(addMonths('2026-11', deadline)));
    for (const width of [1440, 834, 390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      // The plan is drawn after its answers have changed.
      const boxesOf = () =>
        page.locator('.plan-picture svg').evaluateAll((drawings) =>
          drawings.map((svg) =>
            [...svg.querySelectorAll('text')]
              .map((text) => text.getBoundingClientRect())
              .filter((box) => box.width > 0)
              .map(({ left, right }) => [left, right] as const),
          ),
        );
      await expect.poll(async () => (await boxesOf()).flat().length).toBeGreaterThan(2);
      for (const row of await boxesOf())
        for (const [index, [left, right]] of row.entries()) {
          expect(left).toBeGreaterThanOrEqual(0);
          expect(right).toBeLessThanOrEqual(width);
          if (index > 0) expect(left).toBeGreaterThan((row[index - 1]?.[1] ?? 0) + 4);
        }
    }
  }
});

test('on a phone the other answers wait behind one row; turned, it keeps the open question and one picture', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(two);
  await expect(chip(page, 'data')).toBeHidden();
  await page.getByRole('button', { name: 'more answers can change this' }).click();
  await chip(page, 'data').click();
  const restricted = choice(page, 'RESTRICTED');
  await restricted.click();
  await expect(chip(page, 'data')).toContainText('RESTRICTED');
  await expect(chip(page, 'data')).toHaveAttribute('aria-expanded', 'true');
  for (const [width, height] of [
    [844, 390],
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(restricted).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('main figure:visible')).toHaveCount(1);
  }
  await page.getByRole('button', { name: barCopy.see }).click();
  await expect(heading(page)).toBeFocused();
});

for (const width of [390, 1440])
  test(`by the keyboard alone from the first question to “Copy link”, at ${width} px`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/planner');
    const focused = page.locator(':focus');
    /** Tabs on until the focus is there; each stop on the way is in view. */
    const tabTo = async (wanted: RegExp) => {
      for (let stops = 0; stops < 120; stops += 1) {
        await page.keyboard.press('Tab');
        const [text, seen] = await page.evaluate(() => {
          const { top, bottom } = document.activeElement?.getBoundingClientRect() ?? { top: -1, bottom: -1 };
          return [document.activeElement?.textContent ?? '', bottom > 0 && top < innerHeight] as const;
        });
        expect(seen, text).toBe(true);
        if (wanted.test(text)) return;
      }
      throw new Error(`no ${wanted} within 120 stops`);
    };
    await tabTo(/^Denmark/);
    await page.keyboard.press('Space');
    await tabTo(/^Next: What do you make/);
    await page.keyboard.press('Enter');
    await expect(focused).toHaveText(/^Drones and aircraft/);
    await page.keyboard.press('Space');
    await expect(plan(page)).toContainText('So far');
    await tabTo(new RegExp(`^${planCopy.tools.copy}$`));
    await page.keyboard.press('Enter');
    await expect(page.getByText(planCopy.tools.copied)).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('buyers=DK&products=drones');
  });

test('one plan prints on one A4 sheet with its answers, also with eight rows', async ({ page }) => {
  for (const [link, named] of [
    [linkOf('deadline-too-close'), 'Three'],
    [everything, 'eight'],
    [two, 'two'],
  ] as const) {
    await page.goto(link);
    await expect(heading(page)).toContainText(named);
    const pdf = (await page.pdf({ preferCSSPageSize: true, format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  }
  await page.emulateMedia({ media: 'print' });
  // The ranges in the heading are as large as the rest of it.
  const sizes = await heading(page).evaluate((h2) =>
    [h2, ...h2.querySelectorAll('span')].map((element) => getComputedStyle(element).fontSize),
  );
  expect(new Set(sizes).size).toBe(1);
  const answers = plan(page).getByText(planCopy.answers);
  await expect(answers).toBeVisible();
  await expect(answers).toContainText('Sell to: Germany; Product: Drones and aircraft;');
  await expect(answers).toContainText('US items: We don’t know yet (assumed)');
  await expect(plan(page).getByText(/^Our support \$/)).toBeVisible();
  await expect(page.locator('.plan-picture')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a sentence leads to the worked plans and the rules, and so do the ids that other pages hold', async ({
    page,
  }) => {
    await page.goto('/planner');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(head.title);
    for (const href of ['/planner/plans', '/planner/rules'])
      await expect(page.locator(`.planner-head a[href="${href}"]`)).toBeVisible();
    await expect(page.locator('[data-answer=buyers]')).toBeHidden();
    await expect(page.locator('#rules').getByRole('link')).toHaveAttribute('href', '/planner/rules');
    for (const { id } of examples)
      await expect(page.locator(`#${id} a`)).toHaveAttribute('href', `/planner/plans#${id}`);
  });
});

for (const [width, path] of [
  [390, '/buyers/germany'],
  [1440, '/certifications/cmmc'],
] as const)
  test(`a link to a plan on ${path} leads to the plan, with the focus on its heading, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    // A link followed earlier loads the planner as a page of its own.
    await started(page);
    await page
      .locator('main a[href^="/planner#"][href*="products="]')
      .filter({ visible: true })
      .first()
      .click();
    await expect(heading(page)).toBeFocused();
    await expect(heading(page)).toBeInViewport();
    // Opened as a page of its own it begins with the answers.
    const link = page.url();
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
  await started(page);
  await page.getByRole('link', { name: 'Plan it: Drones and aircraft' }).click();
  await expect(chip(page, 'products')).toContainText('Drones and aircraft');
  const denmark = choice(page, 'DK');
  await denmark.click();
  await expect(heading(page)).toHaveCount(1);
  await expect(denmark).toBeInViewport();
  await expect(heading(page)).not.toBeFocused();
});
