import { expect, type Page, test } from '@playwright/test';
import { stations } from '../content/stations';
import { stationList } from '../content/stations/heads';
import { visit } from './support/visit';

type Slug = (typeof stationList)[number]['slug'];
const steps = (page: Page) => page.locator('main ol[aria-label="Progress of the journey"] > li');

/** What the specification counts on a page, by region: its words are compared in figures.spec.ts. */
const counts: Partial<Record<Slug, string>> = {
  foundation: 'What you bring: ul > li: 6, What you bring: ol > li: 6, Weekly plan: ol > li h3: 3',
  security:
    'Security checklist: li: 6, Weekly plan: ol > li: 4, Security standards: tbody th: 4, Subjects: dt: 8',
  'defense-standards':
    'Weekly plan: ol > li: 4, Documentation checklists: ul: 3, Documentation checklists: ul > li: 18, ITAR and EAR: li: 4',
  'nato-ready':
    'Weekly plan: ol > li h3: 3, Checklists: li: 12, Contract opportunities: li > b: 3, Station 5 completed: dd: 3',
};

/** What one station alone has. */
const own: Partial<Record<Slug, (page: Page) => Promise<void>>> = {
  security: async (page) => {
    await expect(page.getByRole('region', { name: 'Next station' })).toContainText(/3 Quality.*Coming Soon/s);
    await expect(page.locator('main a[href="/stations/quality"]')).toHaveCount(0);
  },
  'defense-standards': async (page) => {
    const levels = page.getByRole('table', { name: /Clearance levels/ }).locator('tbody tr');
    await expect(levels.locator('th')).toHaveText(['CONFIDENTIAL', 'SECRET', 'TOP SECRET']);
    await expect(levels.nth(2)).toContainText('COSMIC TOP SECRET');
    // The lock flight branches from the trunk: 86 units from the frame's edge, 560 of the file's 2560 from its own.
    for (const [width, rail] of [
      [761, 62],
      [1181, 86],
      [1920, 240 + 86],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const drawing = await page.getByRole('img', { name: /flight of four locks/ }).boundingBox();
      const branch = drawing ? drawing.x + (drawing.width * (560 + 86)) / 2560 : Number.NaN;
      expect(Math.abs(branch - rail), `${width} px`).toBeLessThan(1.5);
    }
  },
  'nato-ready': async (page) => {
    await expect(page.getByText('NATO does not endorse this service.')).toBeVisible();
    const block = page.getByRole('region', { name: 'Station 5 completed' });
    await expect(block).toContainText('not an accreditation');
  },
  quality: async (page) => {
    const plan = page.getByRole('region', { name: 'Weekly plan' });
    const tabs = plan.getByRole('tab');
    await expect(tabs).toHaveCount(4);
    for (const index of [1, 3, 0]) {
      await tabs.nth(index).click();
      await expect(tabs.nth(index)).toHaveAttribute('aria-selected', 'true');
      const id = (await tabs.nth(index).getAttribute('id')) ?? '';
      await expect(plan.locator('[role=tabpanel]:visible')).toHaveAttribute('aria-labelledby', id);
    }
    await expect(page.locator('#requirements').locator('xpath=../following-sibling::ul/li')).toHaveCount(4);
    const sidebar = page.getByRole('complementary', { name: 'About this station' });
    await expect(sidebar.getByRole('navigation').getByRole('link')).toHaveCount(5);
    await expect(sidebar.locator('[aria-current="page"]')).toContainText('Quality');
    await expect(sidebar.locator('dl dd')).toHaveText(['2 weeks', '3 weeks', '3 weeks', '2 weeks']);
    await expect(sidebar.locator('a[href="/contact"]')).toBeVisible();
    // Step 2 is called Operations in the progress and Security everywhere else.
    await expect(steps(page).nth(1)).toContainText('Operations');
    const journey = page.getByRole('navigation', { name: 'Your journey' });
    await expect(journey).toContainText('Security');
    await expect(journey).not.toContainText('Operations');
  },
};

for (const { slug, number } of stationList)
  test(`${slug}: five steps, the next station, its lists, and what it alone has`, async ({ page }) => {
    await visit(page, `/stations/${slug}`);
    const states = stationList.map(({ progressLabel }, index) => {
      const state = ['Pending', 'Current', 'Completed'][Math.sign(number - index - 1) + 1];
      return new RegExp(`^(?=.*${progressLabel}).*${state}`, 's');
    });
    await expect(steps(page)).toHaveText(states);
    await expect(steps(page).and(page.locator('[aria-current="step"]'))).toContainText('Current');
    const { next } = stations[slug];
    const block = page.getByRole('region', { name: 'Next station' });
    await expect(block).toHaveCount(next.kind === 'none' ? 0 : 1);
    if (next.kind === 'open')
      await expect(block.locator(`a[href="/stations/${next.station}"]`)).toHaveText(next.action);
    for (const each of counts[slug]?.split(', ') ?? []) {
      const [name, parts = '', count] = each.split(': ');
      await expect(page.getByRole('region', { name }).locator(parts), each).toHaveCount(Number(count));
    }
    await own[slug]?.(page);
  });
