import { expect, type Page, test } from '@playwright/test';
import { type ClaimName, claims } from '../content/claims';
import { closingCall } from '../content/closing';
import { bannerCarousel } from '../content/constants';
import { claimId, claimOrder, home, ledgerId } from '../content/page-copy/home';
import { networkCopy } from '../content/page-copy/network';
import { networkAnswers } from '../lib/network/data';
import { networkProducts } from '../lib/network/results';
import { plainText } from '../lib/text/rich-text';
import { drawn } from './support/shifts';

const banner = (page: Page) => page.getByRole('region', { name: home.banner.label });
const services = (page: Page) => page.getByRole('region', { name: home.services.title });
const active = '[aria-roledescription=slide][data-active]';
const running = (page: Page) => expect(banner(page)).toHaveAttribute('data-carousel', 'running');

/** Right end of the twelve columns, at which the list of claims ends. */
const contentEdge = (page: Page) =>
  page.getByRole('list', { name: home.why.claims }).evaluate((list) => list.getBoundingClientRect().right);

/** Position of the row of services. */
const place = (page: Page) =>
  services(page)
    .locator('[data-track]')
    .evaluate((element) => getComputedStyle(element).transform);

/** The cards of the row that are seen whole, from left to right. */
const cardsInView = (page: Page) =>
  services(page)
    .locator('[data-slide]')
    .evaluateAll((slides) => {
      const box = slides[0]?.parentElement?.parentElement?.getBoundingClientRect();
      return slides
        .map((slide) => ({
          name: slide.querySelector('h3')?.textContent,
          box: slide.firstElementChild?.getBoundingClientRect() as DOMRect,
        }))
        .filter(({ box: card }) => box && card.left > box.left - 2 && card.right < box.right + 2)
        .sort((a, b) => a.box.left - b.box.left)
        .map(({ name, box: card }) => ({ name, left: card.left, right: card.right }));
    });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all slides, cards, panels and claims can be read on phone and desktop', async ({ page }) => {
    await page.goto('/');
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(banner(page).locator('[aria-roledescription=slide]')).toHaveCount(7);
      for (const [index, { action }] of home.banner.slides.entries()) {
        const link = banner(page)
          .locator('[aria-roledescription=slide]')
          .nth(index)
          .getByRole('link', { name: action.label });
        await expect(link).toBeVisible();
        await expect(link).toHaveAttribute('href', action.href);
      }
      await expect(services(page).getByRole('link')).toHaveCount(4);
      await expect(page.getByRole('button', { name: 'Pause rotation' })).toHaveCount(0);
      for (const { text } of home.tabs.panels) await expect(page.getByText(text)).toBeVisible();
      await expect(banner(page).getByText('Sell to: Germany')).toBeVisible();
      await expect(banner(page).locator('.marked')).toBeVisible();
      for (const [name, { figure, footnote }] of Object.entries(claims)) {
        await expect(page.locator(`#${claimId(name as ClaimName)}`)).toBeVisible();
        const claim = page.locator(`#${ledgerId(name as ClaimName)}`);
        await expect(claim).toContainText(plainText(figure));
        await expect(claim).toContainText(plainText(footnote));
      }
    }
  });
});

test('the banner starts on slide 1 with the other six inert, and stops lead to each slide', async ({
  page,
}) => {
  await page.goto('/');
  await running(page);
  await expect(banner(page).locator('[aria-roledescription=slide][inert]')).toHaveCount(6);
  for (const { name, action, claim } of home.banner.slides) {
    await banner(page).getByRole('button', { name, exact: true }).click();
    await expect(banner(page).locator(active)).toHaveCount(1);
    const links = banner(page)
      .locator(active)
      .getByRole('link')
      .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href')));
    expect(await links).toEqual([...(claim ? [`#${claimId(claim)}`] : []), action.href]);
  }
  await banner(page).getByRole('button', { name: 'Next slide' }).click();
  await expect(banner(page).locator(active)).toHaveAccessibleName(/^1 of 7/);
  await banner(page).getByRole('button', { name: 'Previous slide' }).click();
  await expect(banner(page).locator(active)).toHaveAccessibleName(/^7 of 7/);
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  for (const [name, carousel] of Object.entries({ banner, services })) {
    test(`the keyboard comes to the pause of the ${name} first, and stops it for good`, async ({ page }) => {
      await page.goto('/');
      const root = carousel(page);
      await expect(root).toHaveAttribute('data-carousel', 'running');
      // Starting from the stop before the carousel, whatever the last focusable element in front of it is.
      await root.evaluate((element) => {
        const before = [...document.querySelectorAll<HTMLElement>('a[href], button, [tabindex="0"]')].filter(
          (stop) =>
            stop.checkVisibility({ visibilityProperty: true }) &&
            !stop.closest('[inert]') &&
            stop.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING,
        );
        before.at(-1)?.focus();
      });
      await page.keyboard.press('Tab');
      await expect(root.getByRole('button', { name: 'Pause rotation' })).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(root.getByRole('button', { name: /^Previous/ })).toBeFocused();
      await expect(root.getByRole('button', { name: 'Resume rotation' })).toBeVisible();
      await expect(root.locator('[aria-live]')).toHaveAttribute('aria-live', 'polite');
      await page.keyboard.press('Tab');
      await expect(root.getByRole('button', { name: /^Next/ })).toBeFocused();
    });
  }

  test('services move by themselves, stand still when paused, and stay paused', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    await services(page).scrollIntoViewIfNeeded();
    await expect(services(page)).toHaveAttribute('data-carousel', 'running');
    await page.mouse.move(2, 2);
    const before = await place(page);
    await expect.poll(() => place(page)).not.toBe(before);
    await services(page).getByRole('button', { name: 'Pause rotation' }).click();
    await page.mouse.move(2, 2);
    // Enough time for the current movement to end, then for nine more.
    await page.clock.runFor(2000);
    const paused = await place(page);
    await page.clock.runFor(10_000);
    expect(await place(page)).toBe(paused);
  });

  test('a step by hand stops the services and says which card stands first; by themselves they say nothing', async ({
    page,
  }) => {
    await page.goto('/');
    const root = services(page);
    const live = root.locator('[aria-live]');
    await root.scrollIntoViewIfNeeded();
    await expect(root).toHaveAttribute('data-carousel', 'running');
    await expect(live).toHaveAttribute('aria-live', 'off');
    await expect(live.locator('.sr-only')).toHaveCount(0);
    await root.getByRole('button', { name: 'Next services' }).click();
    await page.mouse.move(2, 2);
    await expect(live).toHaveAttribute('aria-live', 'polite');
    for (const step of ['Next', 'Next', 'Previous']) {
      const before = await live.locator('.sr-only').textContent();
      await root.getByRole('button', { name: `${step} services` }).click();
      await expect(live.locator('.sr-only')).not.toHaveText(before ?? '');
      await expect
        .poll(async () => `${(await cardsInView(page))[0]?.name}`)
        .toBe((await live.locator('.sr-only').textContent())?.replace(/^\d of 4: /, ''));
    }
    await root.getByRole('button', { name: 'Resume rotation' }).click();
    await expect(live).toHaveAttribute('aria-live', 'off');
    await expect(live.locator('.sr-only')).toHaveCount(0);
  });

  test('a change of slides is a cross-fade of 1500 ms', async ({ page }) => {
    await page.goto('/');
    await running(page);
    const times = banner(page)
      .locator('[data-slide]')
      .evaluateAll((slides) => slides.map((slide) => getComputedStyle(slide).transition));
    expect(new Set(await times).size).toBe(1);
    expect((await times)[0]).toMatch(/opacity 1\.5s/);
  });
});

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    contextOptions: { reducedMotion: 'no-preference' },
  });

  test('a tap on the banner before its engine has come does not stop it', async ({ page }) => {
    await page.clock.install();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/_next/static/chunks/*.js', async (route) => {
      const response = await route.fetch();
      if ((await response.text()).includes('autoplay:play')) await held;
      await route.fulfill({ response });
    });
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-started');
    await banner(page).locator('[data-slide]').first().locator('h2').tap();
    release();
    await page.clock.runFor(1000);
    await expect(banner(page)).toHaveAttribute('data-carousel', 'running');
    await page.clock.runFor(bannerCarousel.autoplay);
    await expect(banner(page).locator('[data-slide]').nth(1)).toHaveAttribute('data-active');
  });
});

test('on the phone a slide that comes in by itself is no new largest paint', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, reducedMotion: 'no-preference' });
  const page = await context.newPage();
  await page.setViewportSize({ width: 412, height: 823 });
  await page.addInitScript(() => {
    const painted: string[] = [];
    Object.assign(window, { painted });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { url: string })[])
        painted.push(entry.url);
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.goto('/');
  // The second slide has appeared on the banner's own schedule.
  await expect(banner(page).locator(active)).toHaveAccessibleName(/^2 of 7/, { timeout: 30_000 });
  await drawn(page);
  // Pictures have addresses, text does not.
  const painted = await page.evaluate(() => (window as unknown as { painted: string[] }).painted);
  expect(painted.length).toBeGreaterThan(0);
  expect(painted.filter(Boolean)).toEqual([]);
  await context.close();
});

test('under reduced motion nothing starts', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await running(page);
  await expect(banner(page).getByRole('button', { name: 'Resume rotation' })).toBeVisible();
  await page.clock.runFor(9000);
  await expect(banner(page).locator(active)).toHaveAccessibleName(/^1 of 7/);
  await services(page).scrollIntoViewIfNeeded();
  await expect(services(page)).toHaveAttribute('data-carousel', 'running');
  const before = await place(page);
  await page.clock.runFor(9000);
  expect(await place(page)).toBe(before);
});

for (const [count, widths] of [
  [1, [320, 599]],
  [2, [600, 1199]],
  [3, [2560, 1200]],
] as const) {
  test(`services from ${widths.join(' to ')} px: ${count} in view, 30 px apart, looping`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: widths[0], height: 900 });
    await page.goto('/');
    await services(page).scrollIntoViewIfNeeded();
    await expect(services(page)).toHaveAttribute('data-carousel', 'running');
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(async () => (await cardsInView(page)).length).toBe(count);
      const [first, second] = await cardsInView(page);
      if (first && second) expect(Math.round(second.left - first.right)).toBe(30);
      for (let step = 0; step < 4; step++) {
        await services(page).getByRole('button', { name: 'Next services' }).click();
        await expect.poll(async () => (await cardsInView(page)).length).toBe(count);
      }
      expect((await cardsInView(page))[0]?.name).toBe(first?.name);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });
}

test('first screen of desktop and phone: heading, both buttons, the journey and the controls', async ({
  page,
}) => {
  await page.goto('/');
  await running(page);
  const slide = banner(page).locator(active);
  const line = page.getByRole('navigation', { name: home.banner.line });
  for (const [width, height] of [
    [1280, 720],
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const part of [
      slide.getByRole('heading', { level: 2 }),
      banner(page).getByRole('link', { name: home.banner.action }),
      slide.getByRole('link', { name: 'See the platform' }),
      line
        .getByRole('link', { name: /Foundation/ })
        .locator('span')
        .first(),
      ...(height > 844 ? [banner(page).getByRole('button', { name: 'Next slide' })] : []),
    ]) {
      await expect(part, `${width} x ${height}`).toBeInViewport({ ratio: 1 });
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  expect((await banner(page).boundingBox())?.height).toBeLessThanOrEqual(780);
});

test('the banner has one action for all slides, over none of their links', async ({ page }) => {
  await page.goto('/');
  await running(page);
  const plan = banner(page).getByRole('link', { name: home.banner.action });
  await expect(plan).toHaveCount(1);
  for (const width of [320, 834, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const { name, action } of home.banner.slides) {
      await expect(banner(page).locator(active)).toHaveAccessibleName(new RegExp(name));
      const link = banner(page).locator(active).getByRole('link', { name: action.label });
      const [a, b] = [await plan.boundingBox(), await link.boundingBox()];
      if (!a || !b) throw new Error('a link without a box');
      expect(b.x - a.x - a.width, `${name}, ${width} px`).toBeGreaterThanOrEqual(8);
      expect(Math.abs(b.y + b.height - a.y - a.height), `${name}, ${width} px`).toBeLessThan(2);
      expect(b.x + b.width).toBeLessThanOrEqual(width);
      await banner(page).getByRole('button', { name: 'Next slide' }).click();
    }
  }
});

test('home is short and in its order: banner, network, starting points, why, AI, services, about, call', async ({
  page,
}) => {
  await page.goto('/');
  await running(page);
  const tops = await page
    .locator('main h2:not([data-slide] *)')
    .evaluateAll((headings) => headings.map((heading) => heading.textContent?.replace('\u00a0', ' ')));
  expect(tops).toEqual(
    [
      networkCopy.title,
      home.tabs.title,
      home.why.title,
      home.ai.title,
      home.services.title,
      home.about.title,
      closingCall.title,
    ].map((title) => title.replace('\u00a0', ' ')),
  );
  const words = await page.locator('main').evaluate((main) => {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    let count = 0;
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (
        !parent?.checkVisibility({ visibilityProperty: true }) ||
        parent.closest('svg, .sr-only, [aria-hidden=true], [inert], .network-rows, .network-list')
      )
        continue;
      count += (walker.currentNode.textContent ?? '')
        .split(/\s+/)
        .filter((word) => /[\p{L}\d]/u.test(word)).length;
    }
    return count;
  });
  expect(words).toBeGreaterThan(400);
  expect(words).toBeLessThanOrEqual(900);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  expect(await height()).toBeLessThanOrEqual(5900);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await height()).toBeLessThanOrEqual(6400);
});

test('a claim on a slide leads to its note, which stands under the claim and opens on the phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const claimed = home.banner.slides.flatMap(({ claim }, slide) => (claim ? [{ slide, name: claim }] : []));
  // The first and the last; the addresses of all are compared where the stops lead to each slide.
  for (const { slide, name } of [claimed[0], claimed.at(-1)].filter((one) => one !== undefined)) {
    const index = claimOrder.indexOf(name);
    await page.goto('/');
    await running(page);
    for (let step = 0; step < slide; step++)
      await banner(page).getByRole('button', { name: 'Next slide' }).click();
    await expect(page.locator(`#${claimId(name)}`)).not.toBeInViewport();
    await banner(page)
      .locator(active)
      .getByRole('link', { name: `Note ${index + 1}` })
      .click();
    await expect(page).toHaveURL(`/#${claimId(name)}`);
    await expect(page.locator(`#${claimId(name)}`)).toBeInViewport();
    await expect(page.locator(`#${ledgerId(name)}`)).toBeInViewport();
  }
});

test('on the phone each claim keeps the first sentence of its note in view and folds the rest away', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const list = page.getByRole('list', { name: home.why.claims });
  await expect(list.getByRole('listitem')).toHaveCount(6);
  for (const name of claimOrder) {
    const [first = ''] = /^.+?\.(?= |$)/.exec(plainText(claims[name].footnote)) ?? [];
    const claim = page.locator(`#${ledgerId(name)}`);
    await expect(claim.locator('.claim-note')).toContainText(first);
    await expect(claim.locator('.claim-note')).toBeVisible();
    const rest = claim.locator('.claim-rest');
    if ((await rest.count()) === 0) continue;
    await expect(rest).toBeHidden();
    await claim.locator('summary').press('Enter');
    await expect(rest).toBeVisible();
  }
});

test('the services tabs: tab-1 active, a click shows its panel, partnership is linked', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('#tab-1')).toHaveAttribute('aria-selected', 'true');
  await page.locator('#tab-4').click();
  const panel = page.locator('#tab-4-panel');
  await expect(panel).toBeVisible();
  await expect(page.locator('#tab-1-panel')).toBeHidden();
  await expect(panel.getByRole('link')).toHaveAttribute('href', '/services/partnership');
});

/** Of the choices with one answer to one product the first buyer: the others mark the product alike. */
const markings = networkProducts.flatMap((product, at) => {
  const answers = Object.entries(networkAnswers().of).map(([buyer, of]) => [of[at], buyer] as const);
  return [...new Map(answers.toReversed())].map(([, buyer]) => [buyer, product] as const);
});

test('the product names what the list says for every answer, no word over another or outside', async ({
  page,
}) => {
  await page.goto('/');
  await running(page);
  await page.evaluate(() => document.fonts.ready);
  for (const width of [390, 834, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const faults = await banner(page).evaluate(async (root, choices) => {
      const shown = (selector: string) =>
        [...root.querySelectorAll(selector)].filter((one) =>
          one.checkVisibility({ visibilityProperty: true }),
        );
      const found: string[] = [];
      for (const [buyer, product] of choices) {
        location.hash = `buyer=${buyer}&product=${product}`;
        // The drawing follows its button by a frame.
        for (let frame = 0; frame < 3; frame++)
          await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        const labels = shown('.marked-wide text, .marked-small > p > *, .marked-small > p:not([data-mark])')
          .filter((one) => one.textContent)
          .map((one) => ({ words: one.textContent, box: one.getBoundingClientRect() }));
        const around = shown('.slide[data-active] :is(h2, .slide-copy > p), .route-line b').flatMap((one) => {
          const range = document.createRange();
          range.selectNodeContents(one);
          return [...range.getClientRects()].map((box) => ({ words: one.textContent, box }));
        });
        const all = [...labels, ...around];
        for (const [index, { words, box }] of labels.entries()) {
          if (box.left < 0 || box.right > innerWidth - 16)
            found.push(`${buyer} ${product}: ${words} outside`);
          for (const other of all.slice(index + 1))
            if (
              box.left < other.box.right &&
              other.box.left < box.right &&
              box.top < other.box.bottom - 4 &&
              other.box.top < box.bottom - 4
            )
              found.push(`${buyer} ${product}: ${words} / ${other.words}`);
        }
        const stops = [...document.querySelectorAll('.network-list li:not([data-mark=none])')];
        const names = shown('.marked-wide .marked-name, .marked-small b')
          .map((one) => one.textContent)
          .filter(Boolean);
        const listed = stops.map((stop) => stop.querySelector('span')?.textContent ?? '');
        const wanted = innerWidth >= 1280 ? listed.length : Math.min(4, listed.length);
        if (names.length !== wanted || names.some((name) => !listed.includes(name ?? '')))
          found.push(`${buyer} ${product}: ${names} for ${listed}`);
      }
      return found;
    }, markings);
    expect(faults, `${width} px`).toEqual([]);
  }
});

test('without the typeface the names of the journey keep clear of each other', async ({ page }) => {
  await page.route(/\.woff2$/, (route) => route.abort());
  await page.goto('/');
  for (const width of [761, 834, 1181, 1280, 1439, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const gaps = await page
      .getByRole('navigation', { name: home.banner.line })
      .locator('b')
      .evaluateAll((names) => {
        const boxes = names.map((name) => {
          const range = document.createRange();
          range.selectNodeContents(name);
          return range.getBoundingClientRect();
        });
        return boxes.slice(1).map((box, index) => box.left - (boxes[index]?.right ?? 0));
      });
    expect(Math.min(...gaps), `${width} px`).toBeGreaterThanOrEqual(6);
  }
});

test('both choices of the banner change drawing, facts and network, and the way to the planner', async ({
  page,
}) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await running(page);
    await banner(page).getByRole('button', { name: /^Make/ }).click();
    await banner(page).getByRole('button', { name: networkCopy.products.options.parts }).click();
    await banner(page)
      .getByRole('button', { name: /^Sell to/ })
      .click();
    await banner(page).getByRole('button', { name: 'Poland' }).click();
    await expect(banner(page).locator('.route-facts')).toContainText('certified for Poland');
    await expect(page.locator('.network [role=status]')).toHaveText(/^Poland, parts: /);
    await expect(banner(page).getByRole('link', { name: home.banner.action })).toHaveAttribute(
      'href',
      '/planner#v=2&buyers=PL&products=parts',
    );
    await expect(page).toHaveURL('/#buyer=PL&product=parts');
    await page.reload();
    await expect(banner(page).getByRole('button', { name: /^Sell to:? Poland/ })).toBeVisible();
    await expect(page.locator('.marked image:visible')).toHaveAttribute('href', '/art/products/parts.svg');
  }
});

test('the map ends with the content, both places in it', async ({ page }) => {
  await page.goto('/');
  for (const width of [1441, 1920]) {
    await page.setViewportSize({ width, height: 1080 });
    const map = page.locator('.home-map');
    const frame = await map.evaluate((element) => element.getBoundingClientRect().toJSON());
    const edge = await contentEdge(page);
    const names = await map
      .locator('text')
      .evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect().toJSON()));
    expect(frame.right, `${width} px`).toBeLessThanOrEqual(edge);
    expect(names).toHaveLength(2);
    for (const name of names) {
      expect(name.left).toBeGreaterThan(frame.left);
      expect(name.right).toBeLessThan(frame.right);
    }
  }
});
