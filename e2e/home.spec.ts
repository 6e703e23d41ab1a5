import { expect, type Locator, type Page, test } from '@playwright/test';
import { type ClaimName, claims } from '../content/claims';
import { closingCall } from '../content/closing';
import { bannerCarousel } from '../content/constants';
import { claimFigureId, claimId, claimOrder, home } from '../content/page-copy/home';
import { networkCopy } from '../content/page-copy/network';
import { plainText } from '../lib/text/rich-text';
import { findCrossedText } from './support/adaptation';
import { nextFrame } from './support/layout-shift';
import { pairs } from './support/visit';

const banner = (page: Page) => page.getByRole('region', { name: home.banner.label });
const services = (page: Page) => page.getByRole('region', { name: home.services.title });
const current = (page: Page) => banner(page).locator('[aria-roledescription=slide][data-active]');
const press = (root: Locator, name: string | RegExp) =>
  root.getByRole('button', { name, exact: true }).click();
const running = (root: Locator) => expect(root).toHaveAttribute('data-carousel', 'running');

/** Position of the row of services. */
const place = (page: Page) =>
  services(page)
    .locator('[data-track]')
    .evaluate((element) => getComputedStyle(element).transform);

/** The cards of the row that are seen whole, from left to right. */
const cardsInView = (page: Page) =>
  services(page)
    .locator('[data-track]')
    .evaluate((track) => {
      const view = track.parentElement?.getBoundingClientRect() ?? new DOMRect();
      return [...track.querySelectorAll('[data-slide] > :first-child')]
        .map((card) => {
          const { left, right } = card.getBoundingClientRect();
          return { left, right, name: card.querySelector('h3')?.textContent };
        })
        .filter(({ left, right }) => left > view.left - 2 && right < view.right + 2)
        .sort((a, b) => a.left - b.left);
    });

async function open(page: Page, width = 1440) {
  await page.setViewportSize({ width, height: 900 });
  await page.goto('/');
  await running(banner(page));
}

test('the banner: still under reduced motion, first screen, stops, links that keep apart', async ({
  page,
}) => {
  await page.clock.install();
  await open(page);
  await test.step('nothing starts, with both carousels in view', async () => {
    await page.setViewportSize({ width: 1440, height: 6000 });
    await running(services(page));
    const before = await place(page);
    await page.clock.runFor(9000);
    expect(await place(page)).toBe(before);
    await expect(current(page)).toHaveAccessibleName(/^1 of 7/);
    await expect(banner(page).getByRole('button', { name: 'Resume rotation' })).toBeVisible();
  });

  await test.step('first screen: heading, both buttons, the journey', async () => {
    const journey = page.getByRole('navigation', { name: home.banner.line });
    const parts = [
      current(page).getByRole('heading', { level: 2 }),
      banner(page).getByRole('link', { name: home.banner.action }),
      current(page).getByRole('link', { name: 'See the platform' }),
      journey.getByRole('link', { name: 'Foundation' }).locator('span').first(),
    ];
    for (const [width, height] of pairs({ 390: 844, 1280: 720, 1440: 900 })) {
      await page.setViewportSize({ width, height });
      for (const part of parts) await expect(part, `${width} x ${height}`).toBeInViewport({ ratio: 1 });
    }
  });

  await test.step('stops lead to each slide, the other six are inert; next and previous go round', async () => {
    for (const { name, action, claim } of home.banner.slides) {
      await press(banner(page), name);
      await expect(banner(page).locator('[aria-roledescription=slide][inert]')).toHaveCount(6);
      for (const href of [action.href, ...(claim ? [`#${claimId(claim)}`] : [])])
        await expect(current(page).locator(`a[href="${href}"]`)).toBeVisible();
    }
    await press(banner(page), 'Next slide');
    await expect(current(page)).toHaveAccessibleName(/^1 of 7/);
    await press(banner(page), 'Previous slide');
    await expect(current(page)).toHaveAccessibleName(/^7 of 7/);
  });

  await test.step('one action for all slides, on a line with their links and over none', async () => {
    for (const width of [320, 834, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const off = await banner(page)
        .locator('.button')
        .evaluateAll((all) => {
          const [action, ...links] = all.map((one) => one.getBoundingClientRect());
          const room = (action?.right ?? 0) + 8;
          return links.filter(
            ({ left, right, bottom }) => left < room || right > innerWidth || bottom !== action?.bottom,
          );
        });
      expect(off, `${width} px`).toEqual([]);
    }
  });
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('carousels move until a button, a step by hand or the keyboard pauses them', async ({ page }) => {
    await page.clock.install();
    await open(page);
    const live = services(page).locator('[aria-live]');
    const said = live.locator('.sr-only');
    await expect(current(page)).toHaveCSS('transition', /opacity 1\.5s/);

    await test.step('services move, stand still when paused, and stay paused', async () => {
      await services(page).scrollIntoViewIfNeeded();
      await running(services(page));
      await page.mouse.move(2, 2);
      const before = await place(page);
      await expect.poll(() => place(page)).not.toBe(before);
      await expect(live).toHaveAttribute('aria-live', 'off');
      await expect(said).toHaveCount(0);
      await press(services(page), 'Pause rotation');
      await page.mouse.move(2, 2);
      // Enough time for the current movement to end, then for nine more.
      await page.clock.runFor(2000);
      const paused = await place(page);
      await page.clock.runFor(10_000);
      expect(await place(page)).toBe(paused);
    });

    await test.step('a step by hand stops them and says which card stands first, all the way round', async () => {
      await press(services(page), 'Resume rotation');
      await expect(live).toHaveAttribute('aria-live', 'off');
      for (const step of ['Previous', 'Next', 'Next', 'Next', 'Next']) {
        const before = await said.allTextContents();
        await press(services(page), `${step} services`);
        await expect(live).toHaveAttribute('aria-live', 'polite');
        await expect.poll(() => said.allTextContents()).not.toEqual(before);
        const [first = ''] = await said.allTextContents();
        await expect
          .poll(async () => (await cardsInView(page)).map(({ name }) => name))
          .toEqual([first.replace(/^\d of 4: /, ''), expect.any(String), expect.any(String)]);
      }
      await press(services(page), 'Resume rotation');
      await expect(said).toHaveCount(0);
    });

    for (const root of [banner(page), services(page)])
      await test.step('the keyboard comes to the pause first, and stops it for good', async () => {
        const [pause, previous] = [
          root.locator('a[href], button').first(),
          root.getByRole('button', { name: /^Previous/ }),
        ];
        await expect(pause).toHaveAccessibleName('Pause rotation');
        await pause.press('Tab');
        await expect(previous).toBeFocused();
        await expect(pause).toHaveAccessibleName('Resume rotation');
        await expect(root.locator('[aria-live]')).toHaveAttribute('aria-live', 'polite');
      });
  });

  test('on the phone a slide that comes in by itself is no new largest paint', async ({ page }) => {
    await page.clock.install();
    await page.addInitScript(() => {
      const painted: string[] = [];
      Object.assign(window, { painted });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { url: string })[])
          painted.push(entry.url);
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    await open(page, 412);
    // Its drawing is fetched half-way.
    const drawing = page.waitForResponse(/\/art\//);
    await page.clock.runFor(bannerCarousel.autoplay / 2);
    await (await drawing).finished();
    await page.clock.runFor(bannerCarousel.autoplay / 2);
    await expect(current(page)).toHaveAccessibleName(/^2 of 7/);
    await expect(current(page)).toHaveCSS('opacity', '1');
    await nextFrame(page);
    // Pictures have addresses, text does not.
    const painted = await page.evaluate(() => (window as unknown as { painted: string[] }).painted);
    expect(painted.length).toBeGreaterThan(0);
    expect(painted.filter(Boolean)).toEqual([]);
  });
});

test('home: its parts in order; tabs, services side by side, slides on paper', async ({ page }) => {
  await open(page);
  const parts = [networkCopy, home.tabs, home.why, home.ai, home.services, home.about, closingCall];
  await expect(page.locator('main h2:not([data-slide] *)')).toHaveText(parts.map(({ title }) => title));

  await expect(page.locator('#tab-1-panel')).toBeVisible();
  await page.locator('#tab-4').click();
  await expect(page.locator('#tab-1-panel')).toBeHidden();
  await expect(page.locator('#tab-4-panel a:visible')).toHaveAttribute('href', '/services/partnership');

  await services(page).scrollIntoViewIfNeeded();
  await running(services(page));
  for (const [width, count] of pairs({ 320: 1, 599: 1, 600: 2, 1199: 2, 1200: 3, 2560: 3 })) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(async () => (await cardsInView(page)).length, `${width} px`).toBe(count);
    const [first, second] = await cardsInView(page);
    if (first && second) expect(Math.round(second.left - first.right)).toBe(30);
  }

  // The end of a sheet cuts none.
  await page.emulateMedia({ media: 'print' });
  const slides = page.locator('main [aria-roledescription=slide]:visible');
  await expect(slides).not.toHaveCount(0);
  for (const slide of await slides.all()) await expect(slide).toHaveCSS('break-inside', 'avoid');
});

test('on the phone a claim’s note shows a sentence, link and row the rest', async ({ page }) => {
  await open(page, 390);
  await expect(page.getByRole('list', { name: home.why.claims }).getByRole('listitem')).toHaveCount(6);
  const row = (name: ClaimName) => page.locator(`#${claimFigureId(name)}`);
  const rest = (name: ClaimName) => row(name).locator('.claim-rest');
  for (const name of claimOrder) {
    const [first = ''] = /^.+?\.(?= |$)/.exec(plainText(claims[name].footnote)) ?? [];
    await expect(row(name).locator('.claim-note:visible')).toContainText(first);
    await expect(rest(name).filter({ visible: true })).toHaveCount(0);
  }
  const slide = home.banner.slides.findIndex(({ claim }) => claim);
  const named = home.banner.slides[slide]?.claim as ClaimName;
  for (let step = 0; step < slide; step++) await press(banner(page), 'Next slide');
  await current(page).getByRole('link', { name: /^Note/ }).click();
  await expect(page).toHaveURL(`/#${claimId(named)}`);
  for (const part of [page.locator(`#${claimId(named)}`), row(named)]) await expect(part).toBeInViewport();
  for (const other of claimOrder) {
    if (other === named || (await rest(other).count()) === 0) continue;
    await row(other).locator('summary').press('Enter');
    await expect(rest(other)).toBeVisible();
  }
});

test('without the typeface the names of the journey keep clear of each other', async ({ page }) => {
  await page.route(/\.woff2$/, (route) => route.abort());
  await page.goto('/');
  for (const width of [761, 834, 1181, 1280, 1439, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await findCrossedText(page, '.journey b'), `${width} px`).toEqual([]);
  }
});
