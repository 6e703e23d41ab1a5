import { expect, test } from '@playwright/test';
import { stations } from '../content/stations';
import { stationList } from '../content/stations/heads';

type Slug = (typeof stationList)[number]['slug'];

/** Number of elements per section that the specification requires; specification.spec.ts compares the texts. */
const counts: Record<Slug, [section: string, parts: string, count: number][]> = {
  foundation: [
    ['checklist', 'ul > li', 6],
    ['checklist', 'ol > li', 6],
    ['weeks', 'ol > li h3', 3],
  ],
  security: [
    ['checklist', 'li', 6],
    ['weekly-plan', 'ol > li', 4],
    ['standards', 'tbody th', 4],
    ['subjects', 'tbody th', 8],
  ],
  quality: [
    ['requirements', 'ul > li', 4],
    ['documentation', 'ul', 2],
    ['phases', '[role=tab]', 4],
  ],
  'defense-standards': [
    ['weeks', 'ol > li', 4],
    ['checklists', 'ul > li', 18],
    ['export-control', 'li', 4],
    ['clearance-levels', 'tbody th', 3],
  ],
  'nato-ready': [
    ['weeks', 'ol > li h3', 3],
    ['checklists', 'li', 12],
    ['opportunities', 'li > b', 3],
    ['completion', 'dd', 3],
  ],
};

// The prebuilt HTML has all of it.
test.use({ javaScriptEnabled: false });

test('each station has five steps, the next station and its lists', async ({ page }) => {
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
      for (const [section, parts, count] of counts[slug])
        await expect(page.locator(`section[aria-labelledby=${section}]`).locator(parts), section).toHaveCount(
          count,
        );
    });
});
