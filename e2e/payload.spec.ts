import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { laterBands } from '../components/layout/boot-script';
import { pages } from '../content/pages';
import { samplePaths } from '../lib/pages/samples';
import { expect, test } from './support/test';

const built = (path: string) => `out${path === '/' ? '/index' : path}`;
const inline = /<script(?![^>]*\b(?:src=|application\/(?:ld\+)?json))[^>]*>(.*?)<\/script>/gs;
const start = 'self.__next_f.push(';

test('every page boots before its style sheets, carries its data whole, in one script, and its policy names its scripts and no other', () => {
  for (const path of [...pages.map((page) => page.path), '/404']) {
    const html = readFileSync(`${built(path)}.html`, 'utf8');
    const scripts = [...html.matchAll(inline)].map(([, code]) => code as string);
    const data = scripts.filter((code) => code.startsWith(`${start}[1,`));
    expect.soft(data, path).toHaveLength(1);
    // A script behind the style sheets holds up the parser until they have come.
    const [head = ''] = html.split('</head>');
    expect.soft(html.indexOf('<script>(function'), path).toBeLessThan(head.indexOf('rel="stylesheet"'));
    expect.soft(html.split('</main>')[0]?.match(/<script>/g), path).toHaveLength(1);
    const [kind, text] = JSON.parse((data[0] as string).slice(start.length, -1));
    expect.soft(kind, path).toBe(1);
    // For navigation Next exports the same data as a file; nothing links to the 404 page.
    if (path !== '/404') expect.soft(text === readFileSync(`${built(path)}.txt`, 'utf8'), path).toBe(true);

    const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1] ?? '';
    const hashes = scripts.map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
    expect
      .soft([...policy.matchAll(/'sha256-[^']+'/g)].map(([hash]) => hash).sort(), path)
      .toEqual([...new Set(hashes)].sort());
  }
});

/** The first pass over 200 elements takes a slow phone some 100 ms; home's first screen has 193. */
const firstFrame = 200;

test("a phone's first frame has at most 200 elements on every template", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of samplePaths) {
    await page.goto(path);
    // The bands have been drawn by now: they are left out once more.
    const elements = await page.evaluate((bands) => {
      for (const band of document.querySelectorAll<HTMLElement>(bands)) delete band.dataset.drawn;
      document.documentElement.dataset.starting = '';
      return [...document.body.querySelectorAll('*')].filter((element) =>
        element.checkVisibility({ contentVisibilityAuto: true }),
      ).length;
    }, laterBands);
    expect.soft(elements, path).toBeGreaterThan(10);
    expect.soft(elements, path).toBeLessThanOrEqual(firstFrame);
  }
});
