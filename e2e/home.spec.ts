import { expect, type Locator, type Page, test } from '@playwright/test';
import { type ClaimName, claims } from '../content/claims';
import { closingCall } from '../content/closing';
import { bannerCarousel } from '../content/constants';
import { claimId, claimOrder, home, ledgerId } from '../content/page-copy/home';
import { networkCopy } from '../content/page-copy/network';
import { plainText } from '../lib/text/rich-text';
import { chunks, exported } from './support/built';
import { drawn, hold } from './support/shifts';
import { expectShort, pairs, scrollTo, visit } from './support/visit';

const banner = (page: Page) => page.getByRole('region', { name: home.banner.label });
const services = (page: Page) => page.getByRole('region', { name: home.services.title });
const current = (page: Page) => banner(page).locator('[aria-roledescription=slide][data-active]');
const press = (root: Locator, name: string | RegExp) =>
  root.getByRole('button', { name, exact: true }).click();
const running = (root: Locator) => expect(root).toHaveAttribute('data-carousel', 'running');
const motion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** Position of the row of services. */
const place = (page: Page) =>
  services(page)
    .locator('[data-track]')
    .evaluate((element) => getComputedStyle(element).transform);

/** The cards of the row that are seen whole, from left to right. */
const cardsInView = (page: Page) =>
  services(page)
    .locator('[data-track]')
    .evaluate((track) => {
      const view = track.parentElement?.getBoundingClientRect() ?? new DOMRect();
      return [...track.querySelectorAll('[data-slide] > :first-child')]
        .map((card) => {
          const { left, right } = card.getBoundingClientRect();
          return { left, right, name: card.querySelector('h3')?.textContent };
        })
        .filter(({ left, right }) => left > view.left - 2 && right < view.right + 2)
        .sort((a, b) => a.left - b.left);
    });

async function open(page: Page, width = 1440) {
  await page.setViewportSize({ width, height: 900 });
  await page.goto('/');
  await running(banner(page));
}

test('the banner: still under reduced motion, first screen, stops, links that keep apart', async ({
  page,
}) => {
  await page.clock.install();
  await open(page);
  await test.step('nothing starts', async () => {
    await expect(banner(page).getByRole('button', { name: 'Resume rotation' })).toBeVisible();
    await page.clock.runFor(9000);
    await expect(current(page)).toHaveAccessibleName(/^1 of 7/);
    await services(page).scrollIntoViewIfNeeded();
    await running(services(page));
    const before = await place(page);
    await page.clock.runFor(9000);
    expect(await place(page)).toBe(before);
  });

  const plan = banner(page).getByRole('link', { name: home.banner.action });
  const next = banner(page).getByRole('button', { name: 'Next slide' });
  await test.step('first screen: heading, both buttons, the journey and the controls', async () => {
    await scrollTo(page, 0);
    const journey = page.getByRole('navigation', { name: home.banner.line });
    const parts = [
      current(page).getByRole('heading', { level: 2 }),
      plan,
      current(page).getByRole('link', { name: 'See the platform' }),
      journey.getByRole('link', { name: 'Foundation' }).locator('span').first(),
    ];
    for (const [width, height] of pairs({ 390: 844, 1280: 720, 1440: 900 })) {
      await page.setViewportSize({ width, height });
      for (const part of parts) await expect(part, `${width} x ${height}`).toBeInViewport({ ratio: 1 });
    }
    await expect(next).toBeInViewport({ ratio: 1 });
    expect((await banner(page).boundingBox())?.height).toBeLessThanOrEqual(780);
  });

  await test.step('stops lead to each slide, the other six are inert; next and previous go round', async () => {
    for (const { name, action, claim } of home.banner.slides) {
      await press(banner(page), name);
      await expect(current(page)).toHaveCount(1);
      await expect(banner(page).locator('[aria-roledescription=slide][inert]')).toHaveCount(6);
      const links = current(page).getByRole('link');
      expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
        ...(claim ? [`#${claimId(claim)}`] : []),
        action.href,
      ]);
    }
    await next.click();
    await expect(current(page)).toHaveAccessibleName(/^1 of 7/);
    await press(banner(page), 'Previous slide');
    await expect(current(page)).toHaveAccessibleName(/^7 of 7/);
  });

  await test.step('one action for all slides, on a line with their links and over none', async () => {
    for (const width of [320, 834, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const { name } of home.banner.slides) {
        await next.dispatchEvent('click');
        const [a, b] = [await plan.boundingBox(), await current(page).getByRole('link').last().boundingBox()];
        const gap = (b?.x ?? 0) - (a?.x ?? 0) - (a?.width ?? 0);
        expect(gap, `${name} at ${width} px`).toBeGreaterThanOrEqual(8);
        expect((b?.y ?? 0) + (b?.height ?? 0)).toBeCloseTo((a?.y ?? 0) + (a?.height ?? 0), 0);
        expect((b?.x ?? 0) + (b?.width ?? 0)).toBeLessThanOrEqual(width);
      }
    }
  });
});

test.describe('with motion', () => {
  test.use(motion);

  test('carousels move until a button, a step by hand or the keyboard pauses them', async ({ page }) => {
    await page.clock.install();
    await open(page);
    const live = services(page).locator('[aria-live]');
    const said = live.locator('.sr-only');
    await expect(current(page)).toHaveCSS('transition', /opacity 1\.5s/);

    await test.step('services move, stand still when paused, and stay paused', async () => {
      await services(page).scrollIntoViewIfNeeded();
      await running(services(page));
      await page.mouse.move(2, 2);
      const before = await place(page);
      await expect.poll(() => place(page)).not.toBe(before);
      await expect(live).toHaveAttribute('aria-live', 'off');
      await expect(said).toHaveCount(0);
      await press(services(page), 'Pause rotation');
      await page.mouse.move(2, 2);
      // Enough time for the current movement to end, then for nine more.
      await page.clock.runFor(2000);
      const paused = await place(page);
      await page.clock.runFor(10_000);
      expect(await place(page)).toBe(paused);
    });

    await test.step('a step by hand stops them and says which card stands first', async () => {
      await press(services(page), 'Resume rotation');
      await expect(live).toHaveAttribute('aria-live', 'off');
      for (const step of ['Next', 'Next', 'Previous']) {
        const before = await said.allTextContents();
        await press(services(page), `${step} services`);
        await expect(live).toHaveAttribute('aria-live', 'polite');
        await expect.poll(() => said.allTextContents()).not.toEqual(before);
        const [first = ''] = await said.allTextContents();
        await expect
          .poll(async () => (await cardsInView(page))[0]?.name)
          .toBe(first.replace(/^\d of 4: /, ''));
      }
      await press(services(page), 'Resume rotation');
      await expect(said).toHaveCount(0);
    });

    for (const root of [banner(page), services(page)])
      await test.step('the keyboard comes to the pause first, and stops it for good', async () => {
        const [pause, previous] = [
          root.locator('a[href], button').first(),
          root.getByRole('button', { name: /^Previous/ }),
        ];
        await expect(pause).toHaveAccessibleName('Pause rotation');
        await pause.press('Tab');
        await expect(previous).toBeFocused();
        await expect(pause).toHaveAccessibleName('Resume rotation');
        await expect(root.locator('[aria-live]')).toHaveAttribute('aria-live', 'polite');
      });
  });

  test('on the phone a slide that comes in by itself is no new largest paint', async ({ page }) => {
    await page.clock.install();
    await page.addInitScript(() => {
      const painted: string[] = [];
      Object.assign(window, { painted });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { url: string })[])
          painted.push(entry.url);
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    await open(page, 412);
    // Its drawing is fetched half-way.
    const drawing = page.waitForResponse(/\/art\//);
    await page.clock.runFor(bannerCarousel.autoplay / 2);
    await (await drawing).finished();
    await page.clock.runFor(bannerCarousel.autoplay / 2);
    await expect(current(page)).toHaveAccessibleName(/^2 of 7/);
    await expect(current(page)).toHaveCSS('opacity', '1');
    await drawn(page);
    // Pictures have addresses, text does not.
    const painted = await page.evaluate(() => (window as unknown as { painted: string[] }).painted);
    expect(painted.length).toBeGreaterThan(0);
    expect(painted.filter(Boolean)).toEqual([]);
  });
});

test.describe('by touch', () => {
  test.use({ ...motion, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a tap on the banner before its engine has come does not stop it', async ({ page }) => {
    await page.clock.install();
    const engine = chunks.find((file) => exported(file).includes('autoplay:play')) ?? '';
    const release = await hold(page, new RegExp(engine));
    await visit(page, '/');
    await banner(page).locator('[data-slide]').first().locator('h2').tap();
    await release();
    await page.clock.runFor(1000);
    await running(banner(page));
    await page.clock.runFor(bannerCarousel.autoplay);
    await expect(banner(page).locator('[data-slide]').nth(1)).toHaveAttribute('data-active');
  });
});

test('home: short and in order; tabs, services that loop, map, slides on paper', async ({ page }) => {
  await open(page);
  await test.step('at most 5900 px, at most 900 words', async () => {
    await expectShort(page, { 1440: 5900 });
    const words = await page.locator('main').evaluate((main: HTMLElement) => {
      const apart = new CSSStyleSheet();
      const parts = 'svg, .sr-only, [aria-hidden=true], [inert], .network-rows, .network-list';
      apart.replaceSync(`:is(${parts}) { display: none !important; }`);
      document.adoptedStyleSheets = [apart];
      // biome-ignore lint/performance/useDomNodeTextContent: what is rendered counts, not what the DOM holds
      const { innerText } = main;
      document.adoptedStyleSheets = [];
      return innerText.match(/\S*[\p{L}\d]\S*/gu)?.length;
    });
    expect(words).toBeGreaterThan(400);
    expect(words).toBeLessThanOrEqual(900);
  });
  await expect(page.locator('main h2:not([data-slide] *)')).toHaveText([
    networkCopy.title,
    home.tabs.title,
    home.why.title,
    home.ai.title,
    home.services.title,
    home.about.title,
    closingCall.title,
  ]);

  await test.step('the first tab is open, a click shows another panel, which leads to its service', async () => {
    await expect(page.locator('#tab-1')).toHaveAttribute('aria-selected', 'true');
    await page.locator('#tab-4').click();
    await expect(page.locator('#tab-1-panel')).toBeHidden();
    const link = page.locator('#tab-4-panel').getByRole('link');
    await expect(link).toHaveAttribute('href', '/services/partnership');
  });

  await test.step('services in view, 30 px apart, looping', async () => {
    await services(page).scrollIntoViewIfNeeded();
    await running(services(page));
    for (const [width, count] of pairs({ 320: 1, 599: 1, 600: 2, 1199: 2, 1200: 3, 2560: 3 })) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(async () => (await cardsInView(page)).length, `${width} px`).toBe(count);
      const [first, second] = await cardsInView(page);
      if (first && second) expect(Math.round(second.left - first.right)).toBe(30);
    }
    const [first] = await cardsInView(page);
    for (let step = 0; step < 4; step++) {
      await press(services(page), 'Next services');
      await expect.poll(async () => (await cardsInView(page)).length).toBe(3);
    }
    expect((await cardsInView(page))[0]?.name).toBe(first?.name);
  });

  await test.step('the map ends with the content, both places in it', async () => {
    await page.setViewportSize({ width: 1920, height: 1080 });
    const boxes = (parts: Locator) =>
      parts.evaluateAll((all) => all.map((part) => part.getBoundingClientRect().toJSON() as DOMRect));
    const [map, ...places] = await boxes(page.locator('.home-map, .home-map text'));
    const [claimed] = await boxes(page.getByRole('list', { name: home.why.claims }));
    expect(map?.right).toBeLessThanOrEqual(claimed?.right ?? 0);
    expect(places).toHaveLength(2);
    for (const { left, right } of places) {
      expect(left).toBeGreaterThan(map?.left ?? 0);
      expect(right).toBeLessThan(map?.right ?? 0);
    }
  });

  await test.step('on paper no slide is cut by the end of a sheet', async () => {
    await page.setViewportSize({ width: 718, height: 1000 });
    await page.emulateMedia({ media: 'print' });
    // The banner prints its first slide: what the others say stands on their pages.
    const slides = page.locator('main [aria-roledescription=slide]:visible');
    await expect(slides).toHaveCount(5);
    for (const slide of await slides.all()) {
      await expect(slide).toHaveCSS('break-inside', 'avoid');
      // A4 minus the margins; anything taller is cut regardless.
      expect((await slide.boundingBox())?.height).toBeLessThan(1030);
    }
  });
});

test('on the phone: short; a claim’s note shows a sentence, link and row the rest', async ({ page }) => {
  await open(page, 390);
  await expectShort(page, { 390: 6400 });
  await expect(page.getByRole('list', { name: home.why.claims }).getByRole('listitem')).toHaveCount(6);
  const rest = (name: ClaimName) => page.locator(`#${ledgerId(name)} .claim-rest`);
  for (const name of claimOrder) {
    const [first = ''] = /^.+?\.(?= |$)/.exec(plainText(claims[name].footnote)) ?? [];
    const note = page.locator(`#${ledgerId(name)} .claim-note`);
    await expect(note.filter({ visible: true })).toContainText(first);
    await expect(rest(name).filter({ visible: true })).toHaveCount(0);
  }
  // The addresses of all links are compared where the stops lead to each slide.
  const slide = home.banner.slides.findIndex(({ claim }) => claim);
  const name = home.banner.slides[slide]?.claim as ClaimName;
  for (let step = 0; step < slide; step++) await press(banner(page), 'Next slide');
  const target = page.locator(`#${claimId(name)}`);
  await expect(target).not.toBeInViewport();
  await current(page).getByRole('link', { name: /^Note/ }).click();
  await expect(page).toHaveURL(`/#${claimId(name)}`);
  for (const part of [target, page.locator(`#${ledgerId(name)}`)]) await expect(part).toBeInViewport();
  for (const other of claimOrder) {
    if (other === name || (await rest(other).count()) === 0) continue;
    await page.locator(`#${ledgerId(other)} summary`).press('Enter');
    await expect(rest(other)).toBeVisible();
  }
});

test('without the typeface the names of the journey keep clear of each other', async ({ page }) => {
  await page.route(/\.woff2$/, (route) => route.abort());
  await page.goto('/');
  const names = page.getByRole('navigation', { name: home.banner.line }).locator('b');
  await expect(names).toHaveCount(5);
  for (const width of [761, 834, 1181, 1280, 1439, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const gaps = await names.evaluateAll((all) => {
      const boxes = all.map((name) => {
        const range = document.createRange();
        range.selectNodeContents(name);
        return range.getBoundingClientRect();
      });
      return boxes.slice(1).map((box, index) => box.left - (boxes[index]?.right ?? 0));
    });
    expect(Math.min(...gaps), `${width} px`).toBeGreaterThanOrEqual(6);
  }
});

test('both choices change drawing, facts, network and the way to the planner', async ({ page }) => {
  await open(page, 390);
  await press(banner(page), /^Make/);
  await press(banner(page), networkCopy.products.options.parts);
  await press(banner(page), /^Sell to/);
  await press(banner(page), 'Poland');
  await expect(banner(page).locator('.route-facts')).toContainText('certified for Poland');
  await expect(page.locator('.network [role=status]')).toHaveText(/^Poland, parts: /);
  const plan = banner(page).getByRole('link', { name: home.banner.action });
  await expect(plan).toHaveAttribute('href', '/planner#v=2&buyers=PL&products=parts');
  await expect(page).toHaveURL('/#buyer=PL&product=parts');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.reload();
  await expect(banner(page).getByRole('button', { name: /^Sell to:? Poland/ })).toBeVisible();
  await expect(page.locator('.marked-wide image')).toHaveAttribute('href', '/art/products/parts.svg');
});
