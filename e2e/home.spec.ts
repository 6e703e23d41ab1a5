import { expect, type Locator, type Page, test } from '@playwright/test';
import { type ClaimName, claims } from '../content/claims';
import { closingCall } from '../content/closing';
import { bannerCarousel } from '../content/constants';
import { claimId, claimOrder, home, ledgerId } from '../content/page-copy/home';
import { networkCopy } from '../content/page-copy/network';
import { networkAnswers } from '../lib/network/data';
import { networkProducts } from '../lib/network/results';
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
  await test.step('first screen: heading, both buttons, the journey and the controls', async () => {
    await scrollTo(page, 0);
    const journey = page.getByRole('navigation', { name: home.banner.line });
    for (const [width, height] of pairs({ 390: 844, 1280: 720, 1440: 900 })) {
      await page.setViewportSize({ width, height });
      for (const part of [
        current(page).getByRole('heading', { level: 2 }),
        plan,
        current(page).getByRole('link', { name: 'See the platform' }),
        journey
          .getByRole('link', { name: /Foundation/ })
          .locator('span')
          .first(),
        ...(height > 844 ? [banner(page).getByRole('button', { name: 'Next slide' })] : []),
      ])
        await expect(part, `${width} x ${height}`).toBeInViewport({ ratio: 1 });
    }
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
    await press(banner(page), 'Next slide');
    await expect(current(page)).toHaveAccessibleName(/^1 of 7/);
    await press(banner(page), 'Previous slide');
    await expect(current(page)).toHaveAccessibleName(/^7 of 7/);
    await press(banner(page), 'Next slide');
  });

  await test.step('one action for all slides, over none of their links', async () => {
    await expect(plan).toHaveCount(1);
    for (const width of [320, 834, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const faults = await banner(page).evaluate(
        async (root, [action, labels]) => {
          const found: string[] = [];
          const boxOf = (part: ParentNode | null, words: string) =>
            [...(part?.querySelectorAll('a') ?? [])]
              .find(({ textContent }) => textContent.includes(words))
              ?.getBoundingClientRect() ?? new DOMRect();
          for (const label of labels) {
            const a = boxOf(root, action);
            const b = boxOf(root.querySelector('[aria-roledescription=slide][data-active]'), label);
            if (b.left - a.right < 8 || Math.abs(b.bottom - a.bottom) >= 2 || b.right > innerWidth)
              found.push(label);
            root.querySelector<HTMLElement>('[aria-label="Next slide"]')?.click();
            for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
          }
          return found;
        },
        [home.banner.action, home.banner.slides.map(({ action }) => action.label)] as const,
      );
      expect(faults, `${width} px`).toEqual([]);
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

    await test.step('a change of slides is a cross-fade of 1500 ms', async () => {
      const slides = banner(page).locator('[data-slide]');
      const times = await slides.evaluateAll((all) => all.map((slide) => getComputedStyle(slide).transition));
      expect(new Set(times).size).toBe(1);
      expect(times[0]).toMatch(/opacity 1\.5s/);
    });

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
      await press(services(page), 'Next services');
      await page.mouse.move(2, 2);
      await expect(live).toHaveAttribute('aria-live', 'polite');
      for (const step of ['Next', 'Next', 'Previous']) {
        const before = await said.textContent();
        await press(services(page), `${step} services`);
        await expect(said).not.toHaveText(before ?? '');
        await expect
          .poll(async () => `${(await cardsInView(page))[0]?.name}`)
          .toBe((await said.textContent())?.replace(/^\d of 4: /, ''));
      }
      await press(services(page), 'Resume rotation');
      await expect(live).toHaveAttribute('aria-live', 'off');
      await expect(said).toHaveCount(0);
    });

    for (const root of [banner(page), services(page)])
      await test.step('the keyboard comes to the pause first, and stops it for good', async () => {
        // Starting from the stop before the carousel, whatever the last focusable element in front of it is.
        await root.evaluate((element) => {
          const before = [
            ...document.querySelectorAll<HTMLElement>('a[href], button, [tabindex="0"]'),
          ].filter(
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
  await test.step('its sections, at most 900 words, at most 5900 px', async () => {
    const titles = page.locator('main h2:not([data-slide] *)');
    await expect(titles).toHaveText([
      networkCopy.title,
      home.tabs.title,
      home.why.title,
      home.ai.title,
      home.services.title,
      home.about.title,
      closingCall.title,
    ]);
    const words = await page.locator('main').evaluate((main) => {
      const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
      let count = 0;
      while (texts.nextNode()) {
        const parent = texts.currentNode.parentElement;
        const apart = 'svg, .sr-only, [aria-hidden=true], [inert], .network-rows, .network-list';
        if (!parent?.checkVisibility({ visibilityProperty: true }) || parent.closest(apart)) continue;
        count += (texts.currentNode.textContent?.match(/\S*[\p{L}\d]\S*/gu) ?? []).length;
      }
      return count;
    });
    expect(words).toBeGreaterThan(400);
    expect(words).toBeLessThanOrEqual(900);
    await expectShort(page, { 1440: 5900 });
  });

  await test.step('the first tab is open, a click shows another panel, which leads to its service', async () => {
    await expect(page.locator('#tab-1')).toHaveAttribute('aria-selected', 'true');
    await page.locator('#tab-4').click();
    await expect(page.locator('#tab-1-panel')).toBeHidden();
    await expect(page.locator('#tab-4-panel').getByRole('link')).toHaveAttribute(
      'href',
      '/services/partnership',
    );
  });

  await test.step('services in view, 30 px apart, looping', async () => {
    await services(page).scrollIntoViewIfNeeded();
    await running(services(page));
    for (const [width, count] of pairs({ 320: 1, 599: 1, 600: 2, 1199: 2, 1200: 3, 2560: 3 })) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(async () => (await cardsInView(page)).length, `${width} px`).toBe(count);
      const [first, second] = await cardsInView(page);
      if (first && second) expect(Math.round(second.left - first.right)).toBe(30);
      for (let step = 0; step < 4; step++) {
        await press(services(page), 'Next services');
        await expect.poll(async () => (await cardsInView(page)).length).toBe(count);
      }
      expect((await cardsInView(page))[0]?.name).toBe(first?.name);
    }
  });

  await test.step('the map ends with the content, both places in it', async () => {
    for (const width of [1441, 1920]) {
      await page.setViewportSize({ width, height: 1080 });
      const map = await page.locator('.home-map').evaluate((one) => one.getBoundingClientRect().toJSON());
      const claimed = await page.getByRole('list', { name: home.why.claims }).boundingBox();
      const edge = (claimed?.x ?? 0) + (claimed?.width ?? 0);
      const names = await page
        .locator('.home-map text')
        .evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect().toJSON()));
      expect(map.right, `${width} px`).toBeLessThanOrEqual(edge);
      expect(names).toHaveLength(2);
      for (const name of names) {
        expect(name.left).toBeGreaterThan(map.left);
        expect(name.right).toBeLessThan(map.right);
      }
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
    await expect(note).toContainText(first);
    await expect(note).toBeVisible();
    await expect(rest(name).filter({ visible: true })).toHaveCount(0);
  }
  const claimed = home.banner.slides.flatMap(({ claim }, slide) => (claim ? [{ slide, name: claim }] : []));
  // The first and the last; the addresses of all are compared where the stops lead to each slide.
  const ends = [claimed[0], claimed.at(-1)].filter((one) => one !== undefined);
  for (const [index, { slide, name }] of ends.entries()) {
    await scrollTo(page, 0);
    for (let step = ends[index - 1]?.slide ?? 0; step < slide; step++)
      await press(banner(page), 'Next slide');
    const target = page.locator(`#${claimId(name)}`);
    await expect(target).not.toBeInViewport();
    await current(page)
      .getByRole('link', { name: `Note ${claimOrder.indexOf(name) + 1}` })
      .click();
    await expect(page).toHaveURL(`/#${claimId(name)}`);
    await expect(target).toBeInViewport();
    await expect(page.locator(`#${ledgerId(name)}`)).toBeInViewport();
  }
  for (const name of claimOrder) {
    if (ends.some((end) => end.name === name) || (await rest(name).count()) === 0) continue;
    await page.locator(`#${ledgerId(name)} summary`).press('Enter');
    await expect(rest(name)).toBeVisible();
  }
});

/** Of the choices with one answer to one product the first buyer: the others mark the product alike. */
const markings = networkProducts.flatMap((product, at) => {
  const answers = Object.entries(networkAnswers().of).map(([buyer, of]) => [of[at], buyer] as const);
  return [...new Map(answers.toReversed())].map(([, buyer]) => [buyer, product] as const);
});

test('the product names what the list says for every answer, no word over another', async ({ page }) => {
  await open(page);
  await page.evaluate(() => document.fonts.ready);
  for (const width of [390, 834, 1280, 1920]) {
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
