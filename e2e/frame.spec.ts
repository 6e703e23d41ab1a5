import { readdirSync, readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { pages } from '../content/pages';
import { timePreloader } from './support/faults';
import { hold } from './support/shifts';

const bar = (page: Page) => page.locator('header [data-stuck]');
const preloader = (page: Page) => page.locator('#preloader');

/** Resolves once the page has asked for nothing and waited for nothing during half a second. */
function quiet(page: Page) {
  let open = 0;
  let last = Date.now();
  const count = (step: number) => () => {
    open += step;
    last = Date.now();
  };
  page.on('request', count(1));
  page.on('requestfinished', count(-1));
  page.on('requestfailed', count(-1));
  return () => expect.poll(() => open <= 0 && Date.now() - last > 500).toBe(true);
}

test.describe('menus of the header', () => {
  test('panels are in the page, closed, and open by keyboard with every link in reach', async ({ page }) => {
    await page.goto('/');
    const button = page.getByRole('banner').getByRole('button', { name: 'ComplyTrain' });
    const panel = page.locator('#menu-platform');
    await expect(panel).toBeHidden();
    await expect(panel.locator('a')).toHaveCount(6);
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(panel).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(panel.locator('a').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('services, the eight certifications and their comparison are one panel', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('button', { name: 'Services' }).click();
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
    ]) {
      await expect(panel.getByRole('link', { name })).toBeVisible();
    }
    await panel.getByRole('link', { name: 'CMMC' }).click();
    await expect(page).toHaveURL('/certifications/cmmc');
    await expect(panel).toBeHidden();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Services' })).toHaveAttribute(
      'aria-current',
      'true',
    );
  });

  test('the link of the shown page is marked', async ({ page }) => {
    await page.goto('/about');
    const current = page.getByRole('banner').locator('a[aria-current=page]');
    await expect(current).toHaveText(['About']);
  });
});

test.describe('sticky header', () => {
  test('in its place at the top, lifted past 200 px, back at the top', async ({ page }) => {
    await page.goto('/certifications/cmmc');
    await expect(bar(page)).toHaveCount(0);
    await page.evaluate(() => window.scrollTo({ top: 200, behavior: 'instant' }));
    await expect(bar(page)).toHaveCount(0);
    await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
    await expect(bar(page)).toHaveCSS('position', 'fixed');
    await expect(page.locator('header')).toHaveCount(1);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expect(bar(page)).toHaveCount(0);
  });
});

test.describe('mobile menu', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('toggle, close button, backdrop, Escape and a link close it; the body is marked meanwhile', async ({
    page,
  }) => {
    await page.goto('/about');
    const menu = page.getByRole('dialog', { name: 'Site menu' });
    const toggle = page.getByRole('button', { name: 'Menu', exact: true });
    const closings: (() => Promise<unknown>)[] = [
      () => page.getByRole('button', { name: 'Menu', exact: true }).click(),
      () => menu.getByRole('button', { name: 'Close' }).click(),
      () => page.mouse.click(376, 500),
      () => page.keyboard.press('Escape'),
      () => menu.getByRole('link', { name: 'About' }).click(),
    ];
    for (const close of closings) {
      await toggle.click();
      await expect(menu).toBeVisible();
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
      await expect(page.locator('body')).toHaveClass(/mobile-menu-visible/);
      await close();
      await expect(menu).toHaveCount(0);
      await expect(page.locator('body')).not.toHaveClass(/mobile-menu-visible/);
      await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    }
  });

  test('holds all navigation, both offices, the mail link and five social links, and gives the focus back', async ({
    page,
  }) => {
    await page.goto('/');
    const toggle = page.getByRole('button', { name: 'Menu', exact: true });
    await toggle.click();
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
    ]) {
      await expect(menu.getByRole('link', { name: new RegExp(`^${name}`) })).toBeVisible();
    }
    await menu.locator('summary', { hasText: 'Services' }).click();
    await expect(menu.getByRole('link', { name: 'Compare Certifications' })).toBeVisible();
    await expect(menu.getByText('Copenhagen, Denmark')).toBeVisible();
    await expect(menu.getByText('Lviv, Ukraine')).toBeVisible();
    await expect(menu.locator('a[href^="mailto:"]')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(toggle).toBeFocused();
  });
});

test.describe('side panel', () => {
  test('opens, leads to platform and contact, and gives the focus back', async ({ page }) => {
    await page.goto('/about');
    const button = page.getByRole('button', { name: 'Open side panel' });
    await button.click();
    const panel = page.getByRole('dialog', { name: 'Consultation and journey' });
    await expect(panel.getByRole('link', { name: 'Calculate ROI' })).toHaveAttribute(
      'href',
      '/services/complytrain',
    );
    await expect(panel.getByRole('link', { name: 'Assess Readiness' })).toHaveAttribute('href', '/contact');
    await expect(panel.getByRole('listitem').filter({ hasText: 'Month' })).toHaveCount(5);
    await expect(panel.getByText('Opening Soon')).toBeVisible();
    await panel.getByRole('button', { name: 'Close' }).click();
    await expect(panel).toHaveCount(0);
    await expect(button).toBeFocused();
    await button.click();
    await panel.getByRole('link', { name: 'Calculate ROI' }).click();
    await expect(page).toHaveURL('/services/complytrain');
    await expect(panel).toHaveCount(0);
  });

  test('without its code the button leads to the site map in the footer', async ({ page }) => {
    await page.goto('/about');
    await page.route('**/_next/static/chunks/*.js', (route) => route.abort());
    await page.getByRole('button', { name: 'Open side panel' }).click();
    await expect(page).toHaveURL('/about#site-map');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test.describe('preloader', () => {
  test('is in the page, has a Close button and leaves when the document is ready', async ({
    page,
    request,
  }) => {
    const html = await (await request.get('/about')).text();
    expect(html).toMatch(/id="preloader"/);
    await page.goto('/about');
    await expect(preloader(page)).toHaveAttribute('data-state', 'hidden');
    await expect(preloader(page)).toBeHidden();
  });

  test('shows during a slow navigation and back, not on an instant one, not for a fragment', async ({
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

  test('without scripting it is not displayed', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    await page.goto('/about');
    await expect(preloader(page)).toBeHidden();
    await context.close();
  });
});

test.describe('route changes', () => {
  test('the view goes to the top and the focus to the page, on back too; a fragment goes to its target', async ({
    page,
  }) => {
    await page.goto('/about');
    await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
    await expect(page).toHaveURL('/legal/terms');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page.locator('main')).toBeFocused();
    await page.evaluate(() => window.scrollTo({ top: 1200, behavior: 'instant' }));
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('links in view fetch nothing; the one pointed at is fetched, and its click needs no line any more', async ({
    page,
    context,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'fetch') asked.push(new URL(request.url()).pathname);
    });
    await page.goto('/about', { waitUntil: 'networkidle' });
    expect(asked).toEqual([]);
    const fetched = quiet(page);
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Terms' });
    await link.hover();
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    await fetched();
    expect(asked.filter((path) => !path.startsWith('/legal/terms'))).toEqual([]);
    await context.setOffline(true);
    await link.click();
    await expect(page).toHaveURL('/legal/terms');
    await expect(page.locator('main')).toBeFocused();
    await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible();
  });
});

test.describe('start-up failure', () => {
  test('scripts that do not load leave a page that reads and links, and one error line', async ({ page }) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().includes('net::')) errors.push(message.text());
    });
    await page.route('**/_next/static/chunks/*.js', (route) => route.abort());
    await page.goto('/certifications/cmmc');
    await expect(page.locator('html')).toHaveAttribute('data-scripts', 'failed');
    await expect(preloader(page)).toBeHidden();
    expect(errors).toEqual(['Start-up failed: a script did not load']);
    for (const panel of await page.getByRole('tabpanel').all()) await expect(panel).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL('/about');
  });
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
