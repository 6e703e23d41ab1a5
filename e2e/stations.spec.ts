import { expect, test } from '@playwright/test';
import { stations } from '../content/stations';
import { stationList } from '../content/stations/heads';

const path = (slug: string) => `/stations/${slug}`;

test('five steps on each page: the earlier ones completed, this one current, and the way to the next', async ({
  page,
}) => {
  for (const { slug, number } of stationList) {
    await page.goto(path(slug));
    const steps = page.locator('main ol[aria-label="Progress of the journey"] > li');
    await expect(steps).toHaveCount(5);
    for (const [index, { progressLabel }] of stationList.entries()) {
      const state = index + 1 < number ? 'Completed' : index + 1 === number ? 'Current' : 'Pending';
      await expect(steps.nth(index)).toContainText(progressLabel);
      await expect(steps.nth(index)).toContainText(state);
    }
    await expect(steps.and(page.locator('[aria-current="step"]'))).toHaveCount(1);
    await expect(steps.nth(number - 1)).toHaveAttribute('aria-current', 'step');
    const { next } = stations[slug];
    const block = page.getByRole('region', { name: 'Next station' });
    if (next.kind === 'open') {
      await block.getByRole('link', { name: next.action }).click();
      await expect(page).toHaveURL(new RegExp(`${path(next.station)}$`));
    } else if (slug === 'security') {
      await expect(block).toContainText('3 Quality');
      await expect(block).toContainText('Coming Soon');
      await expect(page.locator('main a[href="/stations/quality"]')).toHaveCount(0);
    } else await expect(block).toHaveCount(0);
  }
});

/** What the specification counts on a page, by region: its words are compared in figures.spec.ts. */
const counts: Partial<
  Record<(typeof stationList)[number]['slug'], [region: string, parts: string, number][]>
> = {
  foundation: [
    ['What you bring', 'ul > li', 6],
    ['What you bring', 'ol > li', 6],
    ['Weekly plan', 'ol > li h3', 3],
  ],
  security: [
    ['Security checklist', 'li', 6],
    ['Weekly plan', 'ol > li', 4],
    ['Security standards', 'tbody th', 4],
    ['Subjects', 'dt', 8],
  ],
  'defense-standards': [
    ['Weekly plan', 'ol > li', 4],
    ['Documentation checklists', 'ul', 3],
    ['Documentation checklists', 'ul > li', 18],
    ['ITAR and EAR', 'li', 4],
  ],
  'nato-ready': [
    ['Weekly plan', 'ol > li h3', 3],
    ['Checklists', 'li', 12],
    ['Contract opportunities', 'li > b', 3],
    ['Station 5 completed', 'dd', 3],
  ],
};

test('each list has as many items as the specification counts, and what is no promise says so', async ({
  page,
}) => {
  for (const { slug } of stationList) {
    if (!counts[slug]) continue;
    await page.goto(path(slug));
    for (const [name, parts, count] of counts[slug])
      await expect(
        page.getByRole('region', { name }).locator(parts),
        `${slug}, ${name}: ${parts}`,
      ).toHaveCount(count);
    if (slug === 'defense-standards') {
      const levels = page.getByRole('table', { name: /Clearance levels/ }).locator('tbody tr');
      await expect(levels.locator('th')).toHaveText(['CONFIDENTIAL', 'SECRET', 'TOP SECRET']);
      await expect(levels.nth(2)).toContainText('COSMIC TOP SECRET');
      // The lock flight branches from the trunk.
      for (const width of [761, 1181, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        const drawing = await page.getByRole('img', { name: /flight of four locks/ }).boundingBox();
        if (!drawing) throw new Error('no drawing');
        // The branch lies 86 units from the frame's edge, which is 560 of the file's 2560 units from its own.
        const branch = drawing.x + (drawing.width * (560 + 86)) / 2560;
        const rail = width < 1181 ? 62 : 86;
        expect(Math.abs(branch - (Math.max(0, (width - 1440) / 2) + rail)), `${width} px`).toBeLessThan(1.5);
      }
    }
    if (slug === 'nato-ready') {
      await expect(page.getByText('NATO does not endorse this service.')).toBeVisible();
      await expect(page.getByRole('region', { name: 'Station 5 completed' })).toContainText(
        'not an accreditation',
      );
    }
  }
});

test('Quality: four tabs, each naming its panel; a sidebar with 2, 3, 3 and 2 weeks and a way to contact', async ({
  page,
}) => {
  await page.goto(path('quality'));
  const plan = page.getByRole('region', { name: 'Weekly plan' });
  const tabs = plan.getByRole('tab');
  await expect(tabs).toHaveCount(4);
  const visible = plan.locator('[role=tabpanel]:visible');
  for (const index of [1, 3, 0]) {
    await tabs.nth(index).click();
    await expect(tabs.nth(index)).toHaveAttribute('aria-selected', 'true');
    await expect(visible).toHaveCount(1);
    await expect(visible).toHaveAttribute(
      'aria-labelledby',
      (await tabs.nth(index).getAttribute('id')) ?? '',
    );
  }
  await expect(page.locator('#requirements').locator('xpath=../following-sibling::ul/li')).toHaveCount(4);
  const sidebar = page.getByRole('complementary', { name: 'About this station' });
  await expect(sidebar.getByRole('navigation').getByRole('link')).toHaveCount(5);
  await expect(sidebar.locator('[aria-current="page"]')).toContainText('Quality');
  await expect(sidebar.locator('dl dd')).toHaveText(['2 weeks', '3 weeks', '3 weeks', '2 weeks']);
  await expect(sidebar.locator('a[href="/contact"]')).toBeVisible();
  // Step 2 is called Operations in the progress and Security everywhere else.
  await expect(page.locator('main ol[aria-label="Progress of the journey"]')).toContainText('Operations');
  await expect(page.getByRole('navigation', { name: 'Your journey' })).toContainText('Security');
  await expect(page.getByRole('navigation', { name: 'Your journey' })).not.toContainText('Operations');
});
