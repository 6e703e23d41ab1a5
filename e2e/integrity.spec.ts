import { expect, test } from '@playwright/test';
import { pages } from '../content/pages';
import { withoutFileHints } from '../scripts/build/policy/hints';
import { readExport, styleSheets } from './support/built';

/** What the last step of the build does to every page; a wrong policy or hash is reported by the browser (pages.spec.ts). */

test('every page boots and asks for its face before its sheets, has its data in one script, and hashes all it names', () => {
  for (const path of [...pages.map(({ path }) => path), '/404']) {
    const html = readExport(path);
    // A script behind the style sheets holds up the parser until they have come.
    const [head = ''] = html.split('</head>');
    for (const first of ['<script>', 'as="font"']) {
      expect.soft(head.split(first), `${path}: ${first}`).toHaveLength(2);
      expect.soft(head.indexOf(first), path).toBeLessThan(head.indexOf('rel="stylesheet"'));
    }
    expect.soft(html.match(/<script>self\.__next_f\.push\(\[1,/g), path).toHaveLength(1);
    const named =
      html.match(/<(script src=|link rel="(stylesheet"|preload"[^>]* as="(script|style)"))[^>]*>/g) ?? [];
    const bare = named.filter((tag) => !tag.includes(' integrity="sha256-'));
    expect.soft(named.length, path).toBeGreaterThan(6);
    // A preload without it is fetched twice.
    expect.soft(bare, path).toEqual([]);
    // Pointed at, a page fetches no picture and no sheet; nothing links to the 404 page.
    const data = readExport(`${path === '/' ? '/index' : path}.txt`);
    expect.soft(data === withoutFileHints(data) && (path === '/404' || data !== ''), path).toBe(true);
  }
});

test('the face never replaces a stand-in that is being read', () => {
  const faces = [...styleSheets.values()].join().match(/@font-face\s*\{[^}]*\.woff2[^}]*\}/g) ?? [];
  expect(faces.length).toBeGreaterThan(0);
  for (const face of faces) expect(face).toMatch(/font-display:\s*optional/);
});
