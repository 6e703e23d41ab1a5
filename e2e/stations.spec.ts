import { expect, test } from '@playwright/test';
import { stations } from '../content/stations';
import { stationList } from '../content/stations/heads';
import { plainText } from '../lib/text/rich-text';

const path = (slug: string) => `/stations/${slug}`;

for (const { slug, number } of stationList) {
  test(`${path(slug)}: five steps, the earlier ones completed, this one current, and the way to the next`, async ({
    page,
  }) => {
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
    if (next.kind !== 'open') return;
    await page.getByRole('region', { name: 'Next station' }).getByRole('link', { name: next.action }).click();
    await expect(page).toHaveURL(new RegExp(`${path(next.station)}$`));
  });
}

test('Security: six items, four blocks of weeks, four standards, eight subjects; Station 3 Coming Soon and not linked', async ({
  page,
}) => {
  await page.goto(path('security'));
  const part = (name: string) => page.getByRole('region', { name });
  await expect(part('Security checklist').getByRole('listitem')).toHaveCount(6);
  for (const span of ['Weeks 1–2', 'Weeks 3–4', 'Weeks 5–6', 'Weeks 7–8'])
    await expect(part('Weekly plan').getByText(span, { exact: true })).toBeVisible();
  await expect(part('Security standards').locator('tbody th')).toHaveText([
    'ISO 27001',
    'GDPR',
    'NIST',
    'NATO Security',
  ]);
  await expect(part('Subjects').locator('dt')).toHaveCount(8);
  await expect(page.getByText('Operations here and Security everywhere else are one station.')).toBeVisible();
  const block = part('Next station');
  await expect(block).toContainText('3 Quality');
  await expect(block).toContainText('Coming Soon');
  await expect(page.locator('main a[href="/stations/quality"]')).toHaveCount(0);
});

test('Foundation: six answers, six deliverables, three phases beside the footing, and the way to Security and the platform', async ({
  page,
}) => {
  await page.goto(path('foundation'));
  const lists = page.getByRole('region', { name: 'What you bring' });
  await expect(lists.locator('ul > li')).toHaveCount(6);
  await expect(lists.locator('ol > li')).toHaveCount(6);
  const plan = page.getByRole('region', { name: 'Weekly plan' });
  await expect(plan.locator('ol > li h3')).toHaveText([
    'Structure design',
    'Documentation framework',
    'Governance',
  ]);
  await expect(plan.getByRole('img', { name: /stepped footing/ })).toBeVisible();
  await expect(page.getByRole('table', { name: /Company forms/ }).getByRole('columnheader')).toHaveCount(4);
  await expect(page.getByRole('region', { name: 'Permits' }).getByRole('listitem')).toHaveCount(6);
  await expect(page.locator('main dl a[href="/stations/security"]')).toBeVisible();
  await expect(page.locator('main dl a[href="/services/complytrain"]')).toBeVisible();
});

test('Defense Standards: four phases of three weeks, three checklists, three levels with their NATO names', async ({
  page,
}) => {
  await page.goto(path('defense-standards'));
  const phases = page.getByRole('region', { name: 'Weekly plan' }).locator('ol > li');
  await expect(phases).toHaveCount(4);
  for (const [index, span] of ['1–3', '4–6', '7–9', '10–12'].entries())
    await expect(phases.nth(index)).toContainText(`Weeks ${span}`);
  const files = page.getByRole('region', { name: 'Documentation checklists' }).locator('ul');
  await expect(files).toHaveCount(3);
  for (const index of [0, 1, 2]) await expect(files.nth(index).locator('li')).toHaveCount(6);
  await expect(page.getByRole('region', { name: 'ITAR and EAR' }).getByRole('listitem')).toHaveCount(4);
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
});

test('NATO Ready: three phases, three checklists, the papers in order, four registers, three categories, the status', async ({
  page,
}) => {
  await page.goto(path('nato-ready'));
  const part = (name: string) => page.getByRole('region', { name });
  await expect(part('Weekly plan').locator('ol > li h3')).toHaveText([
    'Portfolio validation',
    'Contract readiness',
    'Bid preparation',
  ]);
  await expect(part('Checklists').getByRole('listitem')).toHaveCount(12);
  await expect(part('Papers of a contract').getByRole('listitem')).toHaveCount(7);
  await expect(part('Supplier registrations').locator('tbody tr')).toHaveCount(4);
  await expect(part('Contract opportunities').locator('li > b')).toHaveText([
    'Aerospace & Aviation',
    'Defense Systems',
    'Logistics & Support',
  ]);
  await expect(page.getByText('NATO does not endorse this service.')).toBeVisible();
  const box = part('Station 5 completed');
  await expect(box.locator('dd')).toHaveText(['5', '100%', 'Unlimited']);
  await expect(box).toContainText('not an accreditation');
  await expect(part('Next station')).toHaveCount(0);
});

test('Quality: four tabs by keyboard, each naming its panel; a sidebar with 2, 3, 3 and 2 weeks and a way to contact', async ({
  page,
}) => {
  await page.goto(path('quality'));
  const plan = page.getByRole('region', { name: 'Weekly plan' });
  const tabs = plan.getByRole('tab');
  await expect(tabs).toHaveCount(4);
  const visible = plan.locator('[role=tabpanel]:visible');
  await tabs.first().focus();
  for (const [key, index] of [
    ['ArrowRight', 1],
    ['ArrowRight', 2],
    ['End', 3],
    ['ArrowRight', 0],
    ['ArrowLeft', 3],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tabs.nth(index)).toBeFocused();
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('each page shows its lead and every block; the four panels of Quality stand open', async ({
    page,
  }) => {
    for (const { slug } of stationList) {
      const { lead, column, blocks } = stations[slug];
      await page.goto(path(slug));
      await expect(page.locator('main')).toContainText(plainText(lead));
      for (const { id, title } of [...(column?.blocks ?? []), ...blocks])
        await expect(page.locator(`h2#${id}`)).toHaveText(title);
      if (slug === 'quality') await expect(page.locator('[role=tabpanel]:visible')).toHaveCount(4);
    }
  });
});
