import { expect, test } from '@playwright/test';
import { pages } from '../content/pages';
import { removePreloadHints } from '../scripts/build/policy/hints';
import { readExport, styleSheets } from './support/built';

/** Results of the build's last step on every page; the browser reports a wrong policy or hash (pages.spec.ts). */

test('every page has boot script and font before style sheets, its data in one script, and integrity hashes', () => {
  for (const path of [...pages.map(({ path }) => path), '/404']) {
    const html = readExport(path);
    // A script after the style sheets blocks the parser until they have loaded.
    const [head = ''] = html.split('</head>');
    for (const first of ['<script>', 'as="font"']) {
      expect.soft(head.split(first), `${path}: ${first}`).toHaveLength(2);
      expect.soft(head.indexOf(first), path).toBeLessThan(head.indexOf('rel="stylesheet"'));
    }
    expect.soft(html.match(/<script>self\.__next_f\.push\(\[1,/g), path).toHaveLength(1);
    const references =
      html.match(/<(script src=|link rel="(stylesheet"|preload"[^>]* as="(script|style)"))[^>]*>/g) ?? [];
    const withoutHash = references.filter((tag) => !tag.includes(' integrity="sha256-'));
    expect.soft(references.length, path).toBeGreaterThan(6);
    // A preload without integrity would be fetched twice.
    expect.soft(withoutHash, path).toEqual([]);
    // Prefetching a page loads no images and style sheets; nothing links to the 404 page.
    const data = readExport(`${path === '/' ? '/index' : path}.txt`);
    expect.soft(data === removePreloadHints(data) && (path === '/404' || data !== ''), path).toBe(true);
  }
});

test('the web font never replaces a fallback font that is already displayed', () => {
  const faces = [...styleSheets.values()].join().match(/@font-face\s*\{[^}]*\.woff2[^}]*\}/g) ?? [];
  expect(faces.length).toBeGreaterThan(0);
  for (const face of faces) expect(face).toMatch(/font-display:\s*optional/);
});
