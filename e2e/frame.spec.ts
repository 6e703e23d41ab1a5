import { readdirSync, readFileSync } from 'node:fs';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { questionCopy } from '../content/page-copy/planner';
import { pages } from '../content/pages';
import { timePreloader } from './support/faults';
import { drawn, hold } from './support/shifts';
import { open } from './support/states';

const phone = { width: 390, height: 844 };
const banner = (page: Page) => page.getByRole('banner');
const bar = (page: Page) => page.locator('header [data-stuck]');
const preloader = (page: Page) => page.locator('#preloader');
const dialog = (page: Page) => page.getByRole('dialog');
const toggle = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const sidePanel = (page: Page) => page.getByRole('button', { name: 'Open side panel' });
const scrollTo = (page: Page, top: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top);
/** Follows a link of the footer, which every page has. */
async function leave(page: Page, name: string, path: string) {
  await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(path);
}

test.describe('bar', () => {
  test('its menus open by keyboard with every link in reach, Escape gives the focus back, a link closes its menu', async ({
    page,
  }) => {
    await open(page, '/about');
    await expect(banner(page).locator('a[aria-current=page]')).toHaveText(['About']);
    const button = banner(page).getByRole('button', { name: 'ComplyTrain' });
    const panel = page.locator('#menu-platform');
    await expect(panel).toBeHidden();
    await expect(panel.locator('a')).toHaveCount(6);
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(panel).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(panel.getByRole('link', { name: 'Platform overview' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/services/complytrain');
    await expect(panel).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await expect(page.locator('main')).toBeFocused();
    await expect(panel).toBeHidden();
  });

  test('services, the eight certifications and their comparison are one menu, marked on their pages', async ({
    page,
  }) => {
    await page.goto('/');
    const button = banner(page).getByRole('button', { name: 'Services' });
    await button.click();
    const panel = page.locator('#menu-services');
    for (const name of [
      'Services overview',
      'Defense Tech Investment',
      'Compliance Consultancy',
      'Partnership Bridging',
      'Compare Certifications',
      'AQAP 2110',
      'CMMC',
      'CE Marking',
    ])
      await expect(panel.getByRole('link', { name })).toBeVisible();
    await panel.getByRole('link', { name: 'CMMC' }).click();
    await expect(page).toHaveURL('/certifications/cmmc');
    await expect(panel).toBeHidden();
    await expect(button).toHaveAttribute('aria-current', 'true');
  });

  test('it lies in its place at the top, lifted past 200 px, and back at the top', async ({ page }) => {
    await page.goto('/certifications/cmmc');
    await expect(bar(page)).toHaveCount(0);
    await scrollTo(page, 200);
    await expect(bar(page)).toHaveCount(0);
    await scrollTo(page, 600);
    await expect(bar(page)).toHaveCSS('position', 'fixed');
    await expect(page.locator('header')).toHaveCount(1);
    await scrollTo(page, 0);
    await expect(bar(page)).toHaveCount(0);
  });

  test.describe('on a touch tablet', () => {
    test.use({ viewport: { width: 1366, height: 1024 }, hasTouch: true });

    test('one menu is open at a time, and a tap outside closes it', async ({ page }) => {
      await open(page, '/about');
      // As in Safari, where a tap does not focus a button, so that no focus moves from one panel to the other.
      await page.evaluate(() => addEventListener('mousedown', (event) => event.preventDefault(), true));
      await banner(page).getByRole('button', { name: 'ComplyTrain' }).tap();
      await expect(page.locator('#menu-platform')).toBeVisible();
      await banner(page).getByRole('button', { name: 'Services', exact: true }).tap();
      await expect(page.locator('#menu-services')).toBeVisible();
      await expect(page.locator('#menu-platform')).toBeHidden();
      await page.touchscreen.tap(700, 900);
      await expect(page.locator('#menu-services')).toBeHidden();
    });
  });
});

test.describe('mobile menu and side panel', () => {
  test('toggle, close button, backdrop, Escape and a link close the menu; the body is marked meanwhile', async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await page.goto('/about');
    const menu = page.getByRole('dialog', { name: 'Site menu' });
    for (const close of [
      () => toggle(page).click(),
      () => menu.getByRole('button', { name: 'Close' }).click(),
      () => page.mouse.click(376, 500),
      () => page.keyboard.press('Escape'),
      () => menu.getByRole('link', { name: 'About' }).click(),
    ]) {
      await toggle(page).click();
      await expect(menu).toBeVisible();
      await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
      await expect(page.locator('body')).toHaveClass(/mobile-menu-visible/);
      await close();
      await expect(menu).toHaveCount(0);
      await expect(page.locator('body')).not.toHaveClass(/mobile-menu-visible/);
      await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
    }
  });

  test('the menu holds all navigation, what the side panel offers, both offices, mail and five social links', async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await page.goto('/');
    await toggle(page).click();
    const menu = page.getByRole('dialog', { name: 'Site menu' });
    for (const name of [
      'Home',
      'Platform overview',
      'Foundation',
      'Security',
      'Quality',
      'Defense Standards',
      'NATO Ready',
      'About',
      'Contact',
      'LinkedIn',
      'X',
      'YouTube',
      'Facebook',
      'Instagram',
    ])
      await expect(menu.getByRole('link', { name: new RegExp(`^${name}`) })).toBeVisible();
    for (const [name, href] of [
      ['Book a consultation', '/contact'],
      ['Calculate ROI', '/services/complytrain'],
      ['Assess Readiness', '/contact'],
    ] as const)
      await expect(menu.getByRole('link', { name })).toHaveAttribute('href', href);
    await menu.locator('summary', { hasText: 'Services' }).click();
    await expect(menu.getByRole('link', { name: 'Compare Certifications' })).toBeVisible();
    await expect(menu.getByText('Copenhagen, Denmark')).toBeVisible();
    await expect(menu.getByText('Lviv, Ukraine')).toBeVisible();
    await expect(menu.locator('a[href^="mailto:"]')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(toggle(page)).toBeFocused();
  });

  test('the side panel leads to platform and contact, gives the focus back, and stays off the paper', async ({
    page,
  }) => {
    await page.goto('/about');
    await sidePanel(page).click();
    const panel = page.getByRole('dialog', { name: 'Consultation and journey' });
    const platform = panel.getByRole('link', { name: 'Calculate ROI' });
    await expect(platform).toHaveAttribute('href', '/services/complytrain');
    await expect(panel.getByRole('link', { name: 'Assess Readiness' })).toHaveAttribute('href', '/contact');
    await expect(panel.getByRole('listitem').filter({ hasText: 'Month' })).toHaveCount(5);
    await expect(panel.getByText('Opening Soon')).toBeVisible();
    await panel.getByRole('button', { name: 'Close' }).click();
    await expect(panel).toHaveCount(0);
    await expect(sidePanel(page)).toBeFocused();
    await sidePanel(page).click();
    await expect(panel).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(panel).toBeHidden();
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'visible');
    await page.emulateMedia({ media: null });
    // What paper does not show is closed.
    await sidePanel(page).click();
    await platform.click();
    await expect(page).toHaveURL('/services/complytrain');
    await expect(panel).toHaveCount(0);
  });

  test('either closes with the page that it was opened on', async ({ page }) => {
    for (const [button, { width, height }] of [
      [toggle, phone],
      [sidePanel, { width: 1440, height: 900 }],
    ] as const) {
      await page.setViewportSize({ width, height });
      await open(page, '/about');
      await leave(page, 'View All Services', '/services');
      await button(page).click();
      await expect(dialog(page)).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL('/about');
      await expect(preloader(page)).toBeHidden();
      await page.goForward();
      await expect(page).toHaveURL('/services');
      await expect(page.locator('main')).toBeFocused();
      await expect(dialog(page)).toHaveCount(0);
    }
  });

  for (const back of [false, true])
    test(`a dialog that arrives after the visitor has gone on${back ? ' and come back' : ''} stays away`, async ({
      page,
    }) => {
      // Both pages are loaded; only the dialog's code is held back.
      await open(page, '/about');
      await leave(page, 'Terms', '/legal/terms');
      await page.goBack();
      await expect(page).toHaveURL('/about');
      await expect(page.locator('main')).toBeFocused();
      const release = await hold(page, /_next\/static\/chunks\/.*\.js$/);
      await sidePanel(page).click();
      await page.evaluate(() =>
        document.querySelector<HTMLElement>('footer a[href="/legal/terms"]')?.click(),
      );
      await expect(page).toHaveURL('/legal/terms');
      await expect(page.locator('main')).toBeFocused();
      if (back) {
        await page.goBack();
        await expect(page).toHaveURL('/about');
        await expect(page.locator('main')).toBeFocused();
      }
      const arrived = page.waitForResponse((response) => response.url().endsWith('.js'));
      await release();
      await (await arrived).finished();
      for (let frame = 0; frame < 10; frame += 1) await drawn(page);
      await expect(page.locator('main')).toBeFocused();
      await expect(dialog(page)).toHaveCount(0);
    });

  test('a window that takes another width closes menu and panels for good, the focus stays in the header', async ({
    page,
  }) => {
    const [wide, narrow] = [
      { width: 1440, height: 900 },
      { width: 834, height: 900 },
    ];
    await page.setViewportSize(narrow);
    await open(page, '/about');
    await toggle(page).click();
    await expect(dialog(page)).toBeVisible();
    await page.setViewportSize(wide);
    await expect(dialog(page)).toHaveCount(0);
    await expect(banner(page).locator(':focus')).toBeVisible();
    await banner(page).getByRole('button', { name: 'ComplyTrain' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.setViewportSize(narrow);
    await expect(banner(page).locator(':focus')).toBeVisible();
    await page.setViewportSize(wide);
    await expect(page.locator('#menu-platform')).toBeHidden();
  });
});

test('the preloader shows during a slow navigation and back, not on an instant one, not for a fragment', async ({
  page,
}) => {
  const time = await timePreloader(page);
  await page.goto('/about');
  await expect(preloader(page)).toBeHidden();
  const before = await time();
  // A navigation waits for the data of its target.
  const release = await hold(page, /\.txt/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  // Counted in the page: it shows for less than a second, which a check from outside may miss.
  await expect.poll(time).toBeGreaterThan(before);
  await release();
  await expect(page).toHaveURL('/legal/terms');
  await expect(preloader(page)).toBeHidden();

  const shown = await page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const observer = new MutationObserver(() => resolve(true));
        observer.observe(document.getElementById('preloader') as Element, { attributes: true });
        addEventListener('hashchange', () =>
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(false))),
        );
        location.hash = 'main';
      }),
  );
  expect(shown).toBe(false);
});

/** What the press on each has to bring about. */
const presses: [
  path: string,
  width: number,
  button: (page: Page) => Locator,
  seen: (page: Page) => Locator,
][] = [
  ['/about', 390, toggle, dialog],
  [
    '/stations/quality',
    1440,
    (page) => page.getByRole('tab', { name: 'Implementation' }),
    (page) => page.getByRole('tab', { name: 'Implementation', selected: true }),
  ],
  [
    '/planner',
    1440,
    (page) => page.locator('[data-answer=deadline]'),
    (page) => page.getByRole('button', { name: questionCopy.deadline.set }),
  ],
];

for (const [path, width, button, seen] of presses)
  test(`a button of ${path} pressed before the scripts have come answers once they have`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const release = await hold(page, /_next\/static\/chunks\/.*\.js$/);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await button(page).click();
    await expect(page.locator('html')).not.toHaveAttribute('data-started');
    await release();
    await expect(seen(page)).toBeVisible();
  });

test.describe('style sheets', () => {
  const folder = 'out/_next/static/chunks';
  const sheets = new Map(
    readdirSync(folder)
      .filter((file) => file.endsWith('.css'))
      .map((file) => [file, readFileSync(`${folder}/${file}`, 'utf8')] as const),
  );
  const linking = pages.map(({ path }) => {
    const html = readFileSync(`out${path === '/' ? '/index' : path}.html`, 'utf8');
    const links = [...html.matchAll(/<link rel="stylesheet" href="[^"]*\/([^"/]+\.css)/g)];
    const lists = [...html.matchAll(/<[a-z][^>]*? class="([^"]*)"/g)];
    return {
      path,
      linked: new Set(links.map(([, file = '']) => file)),
      used: new Set(lists.flatMap(([, list = '']) => list.split(' '))),
    };
  });
  const classesIn = (css: string) =>
    new Set(
      [...css.matchAll(/\.((?:\\.|[a-z-])(?:\\.|[\w-])*)/gi)].map(([, name = '']) =>
        name.replaceAll('\\', ''),
      ),
    );

  test('a page links the sheet of every class that it has', () => {
    const classes = new Map([...sheets].map(([file, css]) => [file, classesIn(css)] as const));
    const unstyled = linking.flatMap(({ path, linked, used }) =>
      [...used]
        .filter((name) => [...classes.values()].some((names) => names.has(name)))
        .filter((name) => ![...linked].some((file) => classes.get(file)?.has(name)))
        .map((name) => `${path}: ${name}`),
    );
    expect(unstyled).toEqual([]);
  });

  test('a page with a part of the data sheet links that sheet', () => {
    const source = readFileSync('components/parts/data.css', 'utf8');
    const parts = [...source.matchAll(/^\s*\.(part-[\w-]+)/gm)].map(([, name = '']) => name);
    // The common sheet names some of them, too: it sets their type.
    const common = [...sheets.keys()].filter((file) => linking.every(({ linked }) => linked.has(file)));
    const held = (file: string) => parts.filter((name) => sheets.get(file)?.includes(`.${name}`)).length;
    const [sheet = ''] = [...sheets.keys()]
      .filter((file) => !common.includes(file))
      .sort((a, b) => held(b) - held(a));
    expect(parts.length).toBeGreaterThan(10);
    const bare = linking.flatMap(({ path, linked, used }) =>
      linked.has(sheet) ? [] : parts.filter((name) => used.has(name)).map((name) => `${path}: ${name}`),
    );
    expect([...new Set(bare)]).toEqual([]);
  });

  test('those of a page are at most 110 kB, all of them at most 190', () => {
    const size = (files: Iterable<string>) =>
      [...files].reduce((sum, file) => sum + Buffer.byteLength(sheets.get(file) ?? ''), 0);
    const large = linking.filter(({ linked }) => size(linked) > 110_000);
    expect(large.map(({ path, linked }) => `${path}: ${size(linked)}`)).toEqual([]);
    expect(size(sheets.keys())).toBeLessThanOrEqual(190_000);
  });
});
