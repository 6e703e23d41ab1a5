import { expect, test } from '@playwright/test';
import { stations } from '../content/stations';
import { stationList } from '../content/stations/heads';

// The prebuilt HTML has all of it.
test.use({ javaScriptEnabled: false });

test('each station has five steps and the next station', async ({ page }) => {
  for (const { slug, number } of stationList)
    await test.step(slug, async () => {
      await page.goto(`/stations/${slug}`);
      const steps = page.locator('main ol[aria-label="Progress of the journey"] > li');
      const states = stationList.map(({ progressLabel }, index) => {
        const state = ['Pending', 'Current', 'Completed'][Math.sign(number - index - 1) + 1];
        return new RegExp(`^(?=.*${progressLabel}).*${state}`, 's');
      });
      await expect(steps).toHaveText(states);
      await expect(steps.and(page.locator('[aria-current="step"]'))).toContainText('Current');
      const { next } = stations[slug];
      const block = page.locator('section[aria-labelledby=next-station]');
      await expect(block).toHaveCount(next ? 1 : 0);
      if (next?.action)
        await expect(block.locator(`a[href="/stations/${next.station}"]`)).toHaveText(next.action);
      if (slug === 'security') {
        await expect(block).toContainText('Coming Soon');
        await expect(page.locator('main a[href="/stations/quality"]')).toHaveCount(0);
      }
    });
});
