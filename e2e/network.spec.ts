import { expect, test } from '@playwright/test';

const sizes = [
  [320, 800],
  [390, 844],
  [834, 1100],
  [1280, 900],
  [1440, 900],
  [1920, 1080],
] as const;

for (const [width, height] of sizes)
  test(`the map of all buyers at ${width} px: names at their terminals, no words over words, no sideways scroll`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/buyers');
    await page.evaluate(() => document.fonts.ready);
    const found = await page.locator('.network').evaluate((map) => {
      const shown = [...map.querySelectorAll('.network-drawing')].find(
        (one) => one.getBoundingClientRect().width > 0,
      );
      const box = (element: Element) => element.getBoundingClientRect();
      const words = [
        ...(shown?.querySelectorAll('text') ?? []),
        ...map.querySelectorAll('.network-buyer, .network-group'),
      ];
      const over = words.flatMap((one, index) =>
        words
          .slice(index + 1)
          .filter((other) => {
            const [a, b] = [box(one), box(other)];
            return (
              a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 4 && b.top < a.bottom - 4
            );
          })
          .map((other) => `${one.textContent} / ${other.textContent}`),
      );
      const middle = (element: Element) => box(element).top + box(element).height / 2;
      const names = [...map.querySelectorAll('.network-buyer')].map(middle);
      const ends = [...(shown?.querySelectorAll('.network-end') ?? [])].map(middle);
      const off =
        ends.length === names.length ? names.map((y, index) => Math.abs(y - (ends[index] ?? 0))) : [0];
      return {
        over,
        off: Math.max(...off),
        sideways: document.documentElement.scrollWidth - window.innerWidth,
        links: [...map.querySelectorAll<HTMLAnchorElement>('a.network-buyer')].length,
      };
    });
    expect(found.over).toEqual([]);
    expect(found.off).toBeLessThan(1.5);
    expect(found.sideways).toBeLessThanOrEqual(0);
    expect(found.links).toBe(17);
  });

test('the table of all combinations has a row for each of 85', async ({ page }) => {
  await page.goto('/buyers');
  const table = page.getByRole('table', { name: 'Certifications, months and cost' }).first();
  await page.getByText('All 85 combinations').click();
  await expect(table.locator('tbody tr')).toHaveCount(85);
});
