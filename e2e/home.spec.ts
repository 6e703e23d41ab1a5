import { expect, type Locator, type Page, test } from '@playwright/test';
import { closingCall } from '../content/closing';
import { claimId, home } from '../content/page-copy/home';
import { ledger } from '../content/page-copy/ledger';
import { networkAnswerCopy } from '../content/page-copy/network';

const banner = (page: Page) => page.getByRole('region', { name: home.banner.label });
const services = (page: Page) => page.getByRole('region', { name: home.services.title });
const current = (page: Page) => banner(page).locator('[aria-roledescription=slide][data-active]');
const clickButton = (root: Locator, name: string | RegExp) =>
  root.getByRole('button', { name, exact: true }).click();
const expectRunning = (root: Locator) => expect(root).toHaveAttribute('data-carousel', 'running');

/** Returns the transform of the services track. */
const trackTransform = (page: Page) =>
  services(page)
    .locator('[data-track]')
    .evaluate((element) => getComputedStyle(element).transform);

/** Returns the cards that are entirely in view, from left to right. */
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
  await expectRunning(banner(page));
}

test('the banner does not rotate with reduced motion, fits the first screen and changes slides by its controls', async ({
  page,
}) => {
  await page.clock.install();
  await open(page);
  await test.step('no carousel starts, with both in view', async () => {
    await page.setViewportSize({ width: 1440, height: 6000 });
    await expectRunning(services(page));
    const before = await trackTransform(page);
    await page.clock.runFor(9000);
    expect(await trackTransform(page), 'position of the services after 9 s').toBe(before);
    await expect(current(page)).toHaveAccessibleName(/^1 of 7/);
    await expect(banner(page).getByRole('button', { name: 'Resume rotation' })).toBeVisible();
  });

  await test.step('the first screen has heading, both buttons and the journey', async () => {
    const parts = [
      current(page).getByRole('heading', { level: 2 }),
      banner(page).getByRole('link', { name: home.banner.action }),
      current(page).getByRole('link').last(),
      // The lowest bar of the ruler.
      banner(page).locator('.route-bar'),
    ];
    for (const [width, height] of [
      [390, 844],
      [1280, 720],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const part of parts) await expect(part, `${width} x ${height}`).toBeInViewport({ ratio: 1 });
    }
  });

  await test.step('each stop shows its slide, the other six are inert; next and previous wrap around', async () => {
    for (const { name, action, claim } of home.banner.slides) {
      await clickButton(banner(page), name);
      await expect(banner(page).locator('[aria-roledescription=slide][inert]')).toHaveCount(6);
      for (const href of [action.href, ...(claim ? [`#${claimId(claim)}`] : [])])
        await expect(current(page).locator(`a[href="${href}"]`)).toBeVisible();
    }
    await clickButton(banner(page), 'Next slide');
    await expect(current(page)).toHaveAccessibleName(/^1 of 7/);
    await clickButton(banner(page), 'Previous slide');
    await expect(current(page)).toHaveAccessibleName(/^7 of 7/);
  });
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('carousels rotate until the pause button, a manual step or keyboard focus pauses them', {
    tag: '@engines',
  }, async ({ page }) => {
    await page.clock.install();
    await open(page);
    const live = services(page).locator('[aria-live]');
    const announcement = live.locator('.sr-only');
    await expect(current(page)).toHaveCSS('transition', /opacity 1\.5s/);

    await test.step('services rotate until the pause button', async () => {
      await services(page).scrollIntoViewIfNeeded();
      await expectRunning(services(page));
      await page.mouse.move(2, 2);
      const before = await trackTransform(page);
      await expect.poll(() => trackTransform(page)).not.toBe(before);
      await expect(live).toHaveAttribute('aria-live', 'off');
      await expect(announcement).toHaveCount(0);
      await clickButton(services(page), 'Pause rotation');
    });

    await test.step('a manual step pauses and announces the first card in view, for a full cycle', async () => {
      await clickButton(services(page), 'Resume rotation');
      await expect(live).toHaveAttribute('aria-live', 'off');
      for (const step of ['Previous', 'Next']) {
        const before = await announcement.allTextContents();
        await clickButton(services(page), `${step} services`);
        await expect(live).toHaveAttribute('aria-live', 'polite');
        await expect.poll(() => announcement.allTextContents()).not.toEqual(before);
        const [first = ''] = await announcement.allTextContents();
        await expect
          .poll(async () => (await cardsInView(page)).map(({ name }) => name))
          .toEqual([first.replace(/^\d of 4: /, ''), expect.any(String), expect.any(String)]);
      }
      await clickButton(services(page), 'Resume rotation');
      await expect(announcement).toHaveCount(0);
    });

    for (const root of [banner(page), services(page)])
      await test.step('the first tab stop is the pause button, and keyboard focus pauses the rotation', async () => {
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
});

test('home has its sections in order and as many services in view as the width has room for', {
  tag: '@engines',
}, async ({ page }) => {
  await open(page);
  const parts = [
    ledger,
    networkAnswerCopy,
    home.ai,
    home.tabs,
    home.why,
    home.services,
    home.about,
    closingCall,
  ];
  await expect(page.locator('main h2:not([data-slide] *)')).toHaveText(parts.map(({ title }) => title));

  await services(page).scrollIntoViewIfNeeded();
  await expectRunning(services(page));
  for (const [width, count] of [
    [599, 1],
    [600, 2],
    [1199, 2],
    [1200, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(async () => (await cardsInView(page)).length, `${width} px`).toBe(count);
    const [first, second] = await cardsInView(page);
    if (first && second)
      expect(Math.round(second.left - first.right), `px between cards at ${width} px`).toBe(30);
  }
});
