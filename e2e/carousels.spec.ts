import { expect, test } from '@playwright/test';
import { bannerCarousel } from '../content/constants';
import { open } from './support/states';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('reduced motion switched on during the visit stops both carousels', async ({ page }) => {
  await open(page, '/');
  await expect(page.getByRole('button', { name: 'Pause rotation' })).toHaveCount(2);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.getByRole('button', { name: 'Resume rotation' })).toHaveCount(2);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a tap on the banner before its engine has come does not stop it', async ({ page }) => {
    await page.clock.install();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/_next/static/chunks/*.js', async (route) => {
      const response = await route.fetch();
      if ((await response.text()).includes('autoplay:play')) await held;
      await route.fulfill({ response });
    });
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-started');
    const banner = page.locator('[data-carousel]').first();
    await banner.locator('[data-slide]').first().locator('h2').tap();
    release();
    await page.clock.runFor(1000);
    await expect(banner).toHaveAttribute('data-carousel', 'running');
    await page.clock.runFor(bannerCarousel.autoplay);
    await expect(banner.locator('[data-slide]').nth(1)).toHaveAttribute('data-active');
  });
});
