/**
 * Measures both carousels of the home page in a real browser, on the exported files, and prints the figures beside the
 * constants they answer to. Usage: npm run build && node scripts/measure-carousels.mjs
 */
import { spawn } from 'node:child_process';
import { chromium } from '@playwright/test';
import { browserArgs, findBrowser } from './browser.mjs';

const port = 4199;
const widths = [320, 599, 600, 1199, 1200, 1201, 1440, 2560];
const address = `http://localhost:${port}/`;
const banner = '[aria-label="Highlights"]';
const services = '[aria-roledescription="carousel"][aria-label="Services"]';

/** Serves the export and answers once it is up. */
async function serve() {
  const server = spawn('npx', ['serve', 'out', '-n', '-L', '-l', String(port)], {
    stdio: 'ignore',
    detached: true,
  });
  for (let wait = 0; wait < 100; wait++) {
    const up = await fetch(address).then(
      () => true,
      () => false,
    );
    if (up) return () => process.kill(-server.pid);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('measure-carousels: the server did not start');
}

async function open(browser, { width = 1440, height = 900, reducedMotion = 'no-preference', carousel }) {
  const page = await browser.newPage({ viewport: { width, height }, reducedMotion });
  const lines = [];
  page.on('console', (message) => lines.push(message.text()));
  await page.goto(address);
  await page.locator(carousel).scrollIntoViewIfNeeded();
  await page.waitForSelector(`${carousel}[data-carousel=running]`);
  return { page, lines };
}

/** Times of the banner's changes, and one cross-fade between its transition events, in the page's own clock. */
const watchBanner = (changes) =>
  new Promise((resolve) => {
    const slides = [...document.querySelectorAll('[aria-label="Highlights"] [data-slide]')];
    const active = () => slides.findIndex((slide) => 'active' in slide.dataset);
    const opacity = (slide) => Number(getComputedStyle(slide).opacity);
    const times = [];
    const fades = [];
    let last = active();
    let pair;
    let middle = [];
    const watch = new MutationObserver(() => {
      if (active() === last) return;
      times.push(performance.now());
      pair ??= [slides[active()], slides[last]];
      last = active();
    });
    watch.observe(slides[0].parentElement, { subtree: true, attributeFilter: ['data-active'] });
    for (const kind of ['transitionstart', 'transitionend']) {
      slides[0].parentElement.addEventListener(kind, (event) => {
        if (event.propertyName !== 'opacity' || !slides.includes(event.target)) return;
        if (kind === 'transitionstart') fades.push({ slide: event.target, start: event.timeStamp });
        else {
          const fade = fades.find(({ slide, end }) => slide === event.target && !end);
          if (fade) Object.assign(fade, { end: event.timeStamp, css: event.elapsedTime * 1000 });
        }
      });
    }
    const frame = () => {
      if (pair && times.length === 1 && opacity(pair[0]) < 0.6) middle = pair.map(opacity);
      const done = fades.filter(({ end }) => end);
      if (times.length === changes && done.length >= 2)
        resolve({
          times,
          middle,
          fades: done.slice(0, 2).map(({ start, end, css }) => ({ wall: end - start, css })),
        });
      else requestAnimationFrame(frame);
    };
    frame();
  });

/** Starts of the services' moves and the time one takes to 99 % of its way. */
const watchServices = (moves) =>
  new Promise((resolve) => {
    const track = document.querySelector('[aria-label="Services"] [data-track]');
    const step = track.querySelector('[data-slide]').getBoundingClientRect().width;
    const place = () => new DOMMatrix(getComputedStyle(track).transform).m41;
    const starts = [];
    const slides = [];
    let from = place();
    let still = true;
    let stillSince = performance.now();
    let previous = from;
    const frame = () => {
      const now = performance.now();
      const here = place();
      if (still && Math.abs(here - from) > 0.2 && Math.abs(here - from) < step) {
        starts.push(now);
        still = false;
      }
      if (!still && starts.length > slides.length && Math.abs(here - from) >= step * 0.99)
        slides.push(now - starts.at(-1));
      if (Math.abs(here - previous) > 0.05) stillSince = now;
      else if (!still && now - stillSince > 60) {
        still = true;
        from = here;
      }
      previous = here;
      if (slides.length === moves) resolve({ starts, slides });
      else requestAnimationFrame(frame);
    };
    frame();
  });

/** Scrolls up at once and takes the mouse to the header, off both carousels. */
async function top(page) {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.mouse.move(5, 2);
}

const gaps = (times) => times.slice(1).map((time, index) => Math.round(time - times[index]));
const print = (what, value) => console.log(`${what.padEnd(52)} ${value}`);

async function measureBanner(browser) {
  // A small window: without a graphics card each frame of a large one takes longer than the times measured.
  const { page, lines } = await open(browser, { width: 800, height: 760, carousel: banner });
  await top(page);
  const { times, fades, middle } = await page.evaluate(watchBanner, 3);
  print(
    'banner: cross-fade by events, in and out, ms (1500)',
    fades.map(({ wall }) => Math.round(wall)).join(', '),
  );
  print('banner: cross-fade as the browser timed it, ms', fades.map(({ css }) => Math.round(css)).join(', '));
  print('banner: opacities during the fade, in and out', middle.map((value) => value.toFixed(2)).join(', '));
  print('banner: between two changes, ms (8000)', gaps(times).join(', '));
  const shown = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('[aria-label="Highlights"] [data-slide]')].findIndex(
        (slide) => 'active' in slide.dataset,
      ),
    );
  await page.locator(banner).hover({ position: { x: 300, y: 200 } });
  const before = await shown();
  await page.waitForTimeout(9000);
  print('banner: stands still 9 s under the mouse', before === (await shown()));
  await page.getByRole('button', { name: 'Pause rotation' }).first().click();
  await top(page);
  await page.waitForTimeout(9000);
  print('banner: pause by button outlives the mouse, 9 s', before === (await shown()));
  await page.getByRole('button', { name: 'Resume rotation' }).first().click();
  await top(page);
  const resumed = Date.now();
  await page.waitForFunction(
    (index) =>
      ![...document.querySelectorAll('[aria-label="Highlights"] [data-slide]')][index].hasAttribute(
        'data-active',
      ),
    before,
  );
  print('banner: from resume to the next change, ms (8000)', Date.now() - resumed);
  print('banner: console lines in an ordinary visit', lines.length);
  await page.close();
}

async function measureServices(browser) {
  const { page } = await open(browser, { width: 800, height: 600, carousel: services });
  const { starts, slides } = await page.evaluate(watchServices, 5);
  print('services: to 99 % of the way, ms (500)', slides.map(Math.round).join(', '));
  print('services: between two moves, ms (1000)', gaps(starts).join(', '));
  await page.close();
}

/** At each width: cards in view, their gap, and whether 9 steps in one direction come past the start. */
async function measureWidths(browser) {
  for (const width of widths) {
    const { page } = await open(browser, { width, reducedMotion: 'reduce', carousel: services });
    const next = page.locator(services).getByRole('button', { name: 'Next services' });
    const view = () =>
      page.evaluate(() => {
        const root = document.querySelector('[aria-label="Services"]');
        const box = root.querySelector('[data-track]').parentElement.getBoundingClientRect();
        const cards = [...root.querySelectorAll('[data-slide]')].map((slide) => {
          const { left, right } = slide.firstElementChild.getBoundingClientRect();
          return { name: slide.querySelector('h3').textContent, left, right };
        });
        const inView = cards
          .filter(({ left, right }) => left > box.left - 2 && right < box.right + 2)
          .sort((a, b) => a.left - b.left);
        return {
          names: inView.map(({ name }) => name),
          gap: inView[1] ? Math.round(inView[1].left - inView[0].right) : undefined,
          wide: document.documentElement.scrollWidth > innerWidth,
        };
      });
    const start = await view();
    const firsts = [];
    for (let step = 0; step < 9; step++) {
      await next.click();
      await page.waitForTimeout(50);
      const { names } = await view();
      firsts.push(names.length === start.names.length ? names[0] : undefined);
    }
    const loops = firsts.every(Boolean) && firsts[3] === start.names[0] && firsts[7] === start.names[0];
    print(
      `services at ${width} px`,
      `${start.names.length} in view, gap ${start.gap ?? '-'}, loops ${loops}, sideways scroll ${start.wide}`,
    );
    await page.close();
  }
}

async function measureStill(browser) {
  const { page } = await open(browser, { reducedMotion: 'reduce', carousel: services });
  const state = () =>
    page.evaluate(() => [
      getComputedStyle(document.querySelector('[aria-label="Services"] [data-track]')).transform,
      [...document.querySelectorAll('[aria-label="Highlights"] [data-slide]')].findIndex(
        (slide) => 'active' in slide.dataset,
      ),
    ]);
  const before = JSON.stringify(await state());
  await page.waitForTimeout(10_000);
  print('reduced motion: nothing has moved in 10 s', before === JSON.stringify(await state()));
  await page.close();
}

const stop = await serve();
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
try {
  await measureBanner(browser);
  await measureServices(browser);
  await measureWidths(browser);
  await measureStill(browser);
} finally {
  await browser.close();
  stop();
}
