import { expect, type Page, test } from '@playwright/test';
import { stations } from '../content/stations';
import { stationList } from '../content/stations/heads';
import { visit } from './support/visit';

type Slug = (typeof stationList)[number]['slug'];

/** Number of elements per region that the specification requires; figures.spec.ts compares the texts. */
const counts: Record<Slug, string> = {
  foundation: 'What you bring: ul > li: 6, What you bring: ol > li: 6, Weekly plan: ol > li h3: 3',
  security:
    'Security checklist: li: 6, Weekly plan: ol > li: 4, Security standards: tbody th: 4, Which standard covers which topic: dt: 8',
  quality: 'Requirements of ISO 9001: ul > li: 4, Documentation checklist: ul: 2, Weekly plan: [role=tab]: 4',
  'defense-standards':
    'Weekly plan: ol > li: 4, Documentation checklists: ul: 3, Documentation checklists: ul > li: 18, ITAR and EAR: li: 4, Clearance levels: tbody th: 3',
  'nato-ready':
    'Weekly plan: ol > li h3: 3, Checklists: li: 12, Contract opportunities: li > b: 3, Station 5 completed: dd: 3',
};

/** Additional checks of single stations. */
const additionalChecks: Partial<Record<Slug, (page: Page) => Promise<void>>> = {
  security: async (page) => {
    await expect(page.getByRole('region', { name: 'Next station' })).toContainText(/3 Quality.*Coming Soon/s);
    await expect(page.locator('main a[href="/stations/quality"]')).toHaveCount(0);
  },
  quality: async (page) => {
    const sidebar = page.getByRole('complementary', { name: 'About this station' });
    const journey = sidebar.getByRole('navigation').getByRole('link');
    await expect(journey).toHaveText(stationList.map(({ number, name }) => `${number} ${name}`));
    await expect(journey.and(page.locator('[aria-current=page]'))).toContainText('Quality');
    await expect(sidebar.locator('dl dd')).toHaveText(['2 weeks', '3 weeks', '3 weeks', '2 weeks']);
    await expect(sidebar.locator('a[href="/contact"]')).toBeVisible();
  },
  'nato-ready': async (page) => {
    await expect(page.getByText('NATO does not endorse this service.')).toBeVisible();
  },
};

for (const { slug, number } of stationList)
  test(`${slug}: has five steps, the next station, its lists and its special content`, async ({ page }) => {
    await visit(page, `/stations/${slug}`);
    const steps = page.locator('main ol[aria-label="Progress of the journey"] > li');
    const states = stationList.map(({ progressLabel }, index) => {
      const state = ['Pending', 'Current', 'Completed'][Math.sign(number - index - 1) + 1];
      return new RegExp(`^(?=.*${progressLabel}).*${state}`, 's');
    });
    await expect(steps).toHaveText(states);
    await expect(steps.and(page.locator('[aria-current="step"]'))).toContainText('Current');
    const { next } = stations[slug];
    const block = page.getByRole('region', { name: 'Next station' });
    await expect(block).toHaveCount(next.kind === 'none' ? 0 : 1);
    if (next.kind === 'open')
      await expect(block.locator(`a[href="/stations/${next.station}"]`)).toHaveText(next.action);
    for (const each of counts[slug].split(', ')) {
      const [name, parts = '', count] = each.split(': ');
      await expect(page.getByRole('region', { name }).locator(parts), each).toHaveCount(Number(count));
    }
    await additionalChecks[slug]?.(page);
  });
