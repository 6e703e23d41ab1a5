import { expect, type Page, test } from '@playwright/test';
import { certifications } from '../content/certifications';
import { textOf } from '../scripts/support/built-pages';
import { exportedDocuments } from './support/built';

const visit = async (page: Page, path: string, width: number) => {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(path);
};

/** Returns the end of the line through a list of stops and the center of the current stop, in px from the left edge. */
const lineEndAndStop = (page: Page) =>
  page.evaluate(() => {
    const edges = (element: Element | null, pseudo: string) => {
      if (!element) throw new Error('no element');
      const { left, width } = getComputedStyle(element, pseudo);
      const start = element.getBoundingClientRect().left + Number.parseFloat(left);
      return { start, end: start + Number.parseFloat(width) };
    };
    const stop = edges(document.querySelector('.place-here'), '::before');
    return {
      end: edges(document.querySelector('.place-line'), '::after').end,
      center: (stop.start + stop.end) / 2,
    };
  });

test('the line of a certification ends in the center of its stop', async ({ page }) => {
  for (const { slug } of certifications)
    for (const width of slug === 'itar' ? [320, 390, 834, 1440] : [390]) {
      await visit(page, `/certifications/${slug}`, width);
      const { end, center } = await lineEndAndStop(page);
      expect(Math.abs(end - center), `${slug} at ${width} px`).toBeLessThan(0.6);
    }
});

test('the branch of ITAR starts at the center of its stop at 45 degrees and ends below a ring', async ({
  page,
}) => {
  for (const width of [1440, 1920]) {
    await visit(page, '/certifications/itar', width);
    const found = await page.evaluate(() => {
      const path = document.querySelector<SVGPathElement>('main svg path.stroke-line');
      const ring = path?.parentElement?.querySelector('circle')?.getBoundingClientRect();
      const stop = document.querySelector('.place-here');
      if (!path || !ring || !stop) throw new Error('no branch, ring or stop');
      const matrix = path.getScreenCTM() as DOMMatrix;
      const at = (length: number) => path.getPointAtLength(length).matrixTransform(matrix);
      const box = stop.getBoundingClientRect();
      const sign = getComputedStyle(stop, '::before');
      const px = (value: string) => Number.parseFloat(value);
      const [start, next, end] = [at(0), at(200), at(path.getTotalLength())];
      return {
        apart: [
          start.x - (box.left + px(sign.left) + px(sign.width) / 2),
          start.y - (box.top + px(sign.top) + px(sign.height) / 2),
          end.x - (ring.left + ring.width / 2),
          end.y - (ring.top + ring.height / 2),
        ],
        slope: (start.y - next.y) / (next.x - start.x),
        // The ring has to be painted after the line.
        ringLast: path.nextElementSibling?.tagName,
      };
    });
    for (const apart of found.apart) expect(Math.abs(apart), `${width} px`).toBeLessThan(2);
    expect(found.slope).toBeCloseTo(1, 1);
    expect(found.ringLast).toBe('circle');
  }
});

test('the drawing of a station ends within its page header', async ({ page }) => {
  for (const width of [390, 834, 1200, 1440]) {
    await visit(page, '/stations/nato-ready', width);
    const distance = await page.evaluate(() => {
      const bottom = (selector: string) =>
        document.querySelector(selector)?.getBoundingClientRect().bottom ?? 0;
      return bottom('main [data-theme="ink"]') - bottom('main img');
    });
    expect(distance, `case at ${width} px`).toBeGreaterThan(23);
    if (width > 1180) expect(distance, `case at ${width} px`).toBeLessThan(41);
  }
  for (const width of [1200, 1440, 1920]) {
    await visit(page, '/stations/security', width);
    const edge = await page.evaluate(() => {
      const drawing = document.querySelector('main img') as Element;
      const { right, width } = drawing.getBoundingClientRect();
      const content = (innerWidth + Math.min(1440, innerWidth)) / 2 - 64;
      // The bow of the key ends 6 of the drawing's 1060 units before the drawing's edge.
      return right - (width * 6) / 1060 - content;
    });
    expect(Math.abs(edge), `key at ${width} px`).toBeLessThan(2);
  }
});

/** Positions of both ends of a bridge, as shares of the width of the narrow and the wide drawing. */
const banks = { narrow: [33 / 390, 357 / 390], wide: [760 / 2640, 1958 / 2640] } as const;

test('both ends of a bridge and both names are in the window', async ({ page }) => {
  for (const path of ['/services/investment', '/services/partnership'])
    for (const width of [320, 390, 768, 834, 1180, 1440]) {
      await visit(page, path, width);
      const shown = await page.evaluate((banks) => {
        const image = [...document.querySelectorAll<HTMLImageElement>('main [data-theme="ink"] img')].find(
          ({ offsetWidth }) => offsetWidth > 0,
        );
        if (!image) throw new Error('no drawing');
        const { left, width } = image.getBoundingClientRect();
        const ends = banks[image.src.includes('narrow') ? 'narrow' : 'wide'].map(
          (share) => left + share * width,
        );
        const names = [...(image.parentElement?.querySelectorAll('p') ?? [])].flatMap((name) => {
          const { left, right } = name.getBoundingClientRect();
          return [left, right];
        });
        return [...ends, ...names];
      }, banks);
      expect(shown.length, `${path} at ${width} px`).toBeGreaterThanOrEqual(6);
      for (const x of shown) {
        expect(x, `${path} at ${width} px`).toBeGreaterThan(12);
        expect(x, `${path} at ${width} px`).toBeLessThan(width - 12);
      }
    }
});

test('the text of the header’s button has 18 px of space on both sides', async ({ page }) => {
  for (const width of [1200, 1440]) {
    await visit(page, '/', width);
    await page.evaluate(() => document.fonts.ready);
    const sides = await page.evaluate(() => {
      const button = document.querySelector('header a.button') as Element;
      const text = document.createRange();
      text.selectNodeContents(button);
      const [outer, inner] = [button.getBoundingClientRect(), text.getBoundingClientRect()];
      return [inner.left - outer.left, outer.right - inner.right];
    });
    for (const side of sides) expect(Math.abs(side - 18), `${sides} at ${width} px`).toBeLessThan(0.6);
  }
});

test('the key to certainty labels follows the sources, on the paper theme, in small type, without an office', async ({
  page,
}) => {
  for (const path of ['/certifications/cmmc', '/buyers/permits', '/verify', '/rules', '/stations/security']) {
    await visit(page, path, 1440);
    const key = page.locator('#certainty-key');
    await expect(key, path).toHaveCount(1);
    const found = await key.evaluate((element) => {
      const sources = document.querySelector('main #sources');
      const { fontSize, color } = getComputedStyle(element);
      return {
        theme: element.closest('[data-theme]')?.getAttribute('data-theme'),
        inCall: Boolean(element.closest('section')?.querySelector('.button')),
        after:
          !sources || Boolean(sources.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING),
        fontSize,
        color,
        lines: Math.round(element.getBoundingClientRect().height / (Number.parseFloat(fontSize) * 1.45)),
      };
    });
    expect(found, path).toEqual({
      theme: 'paper',
      inCall: false,
      after: true,
      fontSize: '14px',
      color: 'rgb(68, 82, 106)',
      lines: 1,
    });
  }
  for (const { path, html } of exportedDocuments) {
    const key = /<p[^>]*id="certainty-key"[^>]*>.*?<\/p>/s.exec(html)?.[0] ?? '';
    expect(textOf(key), path).not.toContain('confirm');
  }
});

test('on mobile all tabs of home are in view, and the edge of the next card is visible', async ({ page }) => {
  await visit(page, '/', 390);
  const tabs = await page.locator('[role=tablist]:has(.service-tab) [role=tab]').evaluateAll((tabs) =>
    tabs.map((tab) => {
      const { left, right, top } = tab.getBoundingClientRect();
      return { left, right, top };
    }),
  );
  expect(tabs).toHaveLength(4);
  for (const { left, right } of tabs) {
    expect(left).toBeGreaterThanOrEqual(20);
    expect(right).toBeLessThanOrEqual(370);
  }
  expect(new Set(tabs.map(({ top }) => top)).size).toBe(2);
  const carousel = page.locator('section[aria-labelledby=services]');
  await carousel.scrollIntoViewIfNeeded();
  const [first, second] = await carousel
    .locator('.service-card')
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().toJSON()));
  expect(first.left).toBeCloseTo(20, 0);
  expect(390 - second.left).toBeCloseTo(32, 0);
  const controls = await carousel.locator('.service-controls').boundingBox();
  expect(controls?.y).toBeGreaterThan(first.bottom);
});

test('on mobile disclosures have enough padding, and answers extend to the plus sign', async ({ page }) => {
  await visit(page, '/buyers/permits', 390);
  const rows = await page.locator('.part-disclosure > summary').evaluateAll((rows) =>
    rows.map((row) => {
      const { paddingTop, paddingBottom, paddingRight, height } = getComputedStyle(row);
      const answer = row.querySelector(':scope > span:last-of-type');
      return {
        paddings: `${paddingTop} ${paddingBottom} ${paddingRight}`,
        height: Number.parseFloat(height),
        wrap: answer ? getComputedStyle(answer).getPropertyValue('text-wrap-style') : 'pretty',
      };
    }),
  );
  expect(rows.length).toBeGreaterThan(20);
  for (const row of rows) {
    expect(row).toMatchObject({ paddings: '12px 12px 44px', wrap: 'pretty' });
    expect(row.height).toBeGreaterThanOrEqual(56);
  }
  await visit(page, '/certifications/cmmc', 390);
  const tooLow = await page
    .locator('main :is(.part-phone-rows summary, .part-disclosure > summary)')
    .evaluateAll((rows) => rows.filter((row) => row.clientHeight > 0 && row.clientHeight < 56).length);
  expect(tooLow).toBe(0);
});

test('“dual-use” does not wrap in the answer of a disclosure', () => {
  const answers = exportedDocuments.flatMap(({ path, html }) =>
    [...html.matchAll(/class="part-(?:answer|short)">(.*?)<\/summary>/gs)].map(([, answer = '']) => ({
      path,
      answer,
    })),
  );
  const matching = answers.filter(({ answer }) => answer.includes('dual-use'));
  expect(matching.length).toBeGreaterThan(0);
  for (const { path, answer } of matching)
    expect(answer.replaceAll('<span class="whitespace-nowrap">dual-use</span>', ''), path).not.toContain(
      'dual-use',
    );
});

test('an entry of the glossary has enough space on mobile', async ({ page }) => {
  await visit(page, '/glossary/forms', 390);
  const entries = await page.locator('.entries > article').evaluateAll((entries) =>
    entries.map((entry) => {
      const box = (selector: string) => entry.querySelector(selector)?.getBoundingClientRect() as DOMRect;
      const [head, text, last, disclosure] = ['header', 'div > p', 'div > p:last-child', 'summary'].map(box);
      const { paddingTop, paddingBottom } = getComputedStyle(entry);
      if (!head || !text || !last || !disclosure) throw new Error('a glossary entry lacks an element');
      return {
        around: `${paddingTop} ${paddingBottom}`,
        underName: text.top - head.bottom,
        underText: disclosure.top - last.bottom,
        disclosure: disclosure.height,
      };
    }),
  );
  expect(entries.length).toBeGreaterThan(10);
  for (const { around, underName, underText, disclosure } of entries) {
    expect(around).toBe('16px 16px');
    expect(underName).toBeGreaterThanOrEqual(4);
    expect(underText).toBeGreaterThanOrEqual(8);
    expect(disclosure).toBeGreaterThanOrEqual(44);
  }
});

test('on a certification page second columns are aligned, and headings have equal spacing', async ({
  page,
}) => {
  for (const slug of ['cmmc', 'itar', 'iso9001']) {
    await visit(page, `/certifications/${slug}`, 1440);
    const edges = await page.evaluate(() => {
      const second = [
        '.part-disclosure > summary > .part-answer',
        '.part-numbered .part-phone-name > span',
        '.part-numbered .part-answered > div',
        '.part-link-rows > li > :nth-child(2)',
        '.part-table:not(:has(.part-s)) > thead th:nth-child(2):nth-last-child(2)',
      ];
      return second.flatMap((selector) =>
        [...document.querySelectorAll(`.certification-page ${selector}`)]
          .filter((cell) => cell.getClientRects().length > 0)
          .map((cell) => ({ selector, left: cell.getBoundingClientRect().left })),
      );
    });
    expect(edges.length).toBeGreaterThan(10);
    for (const { selector, left } of edges)
      expect(Math.abs(left - 555), `${slug} ${selector}`).toBeLessThan(1);

    const heads = await page.evaluate(() =>
      [...document.querySelectorAll('.certification-page .part-band > .part-header')].map((head) => {
        const band = head.parentElement as Element;
        const before = band.previousElementSibling as Element;
        const px = (element: Element, side: 'paddingTop' | 'paddingBottom') =>
          Number.parseFloat(getComputedStyle(element)[side]);
        const shared = before.getAttribute('data-theme') === band.getAttribute('data-theme');
        return {
          name: head.textContent,
          size: head.querySelector('.part-section') ? 'section' : 'sub',
          above: px(band, 'paddingTop') + (shared ? px(before, 'paddingBottom') : 0),
          below: Number.parseFloat(getComputedStyle(head.nextElementSibling as Element).marginTop),
        };
      }),
    );
    expect(heads.length).toBeGreaterThan(4);
    for (const { name, size, above, below } of heads) {
      expect(above, `${slug}: above ${name}`).toBe(size === 'section' ? 64 : 48);
      expect(below, `${slug}: below ${name}`).toBe(24);
    }
  }
});

test('the closing call does not ask for a tender notice on pages whose readers rarely have one', () => {
  for (const path of ['/buyers/permits', '/buyers/eu-money']) {
    const html = exportedDocuments.find((document) => document.path === path)?.html ?? '';
    expect(html).toContain('id="next-stop"');
    expect(html).not.toContain('Send us the notice');
  }
});

test('on mobile a breadcrumb is small and on one line', async ({ page }) => {
  for (const path of ['/stations/security', '/letters', '/certifications/cmmc', '/services/investment']) {
    await visit(page, path, 390);
    const box = await page.locator('.breadcrumb').evaluate((list) => {
      const { fontSize } = getComputedStyle(list);
      return { wraps: list.clientHeight > 48, fontSize };
    });
    expect(box, path).toEqual({ wraps: false, fontSize: '14px' });
  }
});
