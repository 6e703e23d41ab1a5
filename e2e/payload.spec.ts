import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { pages } from '../content/pages';
import { withoutFileHints } from '../scripts/build/policy/hints';

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
    expect.soft(head.indexOf('<script>'), path).toBeGreaterThan(0);
    expect.soft(head.indexOf('<script>'), path).toBeLessThan(head.indexOf('rel="stylesheet"'));
    expect.soft(html.split('</main>')[0]?.match(/<script>/g), path).toHaveLength(1);
    const [kind, text] = JSON.parse((data[0] as string).slice(start.length, -1));
    expect.soft(kind, path).toBe(1);
    // For navigation the same data are a file, which fetches no picture and no sheet; nothing links to the 404 page.
    if (path !== '/404')
      expect.soft(withoutFileHints(text) === readFileSync(`${built(path)}.txt`, 'utf8'), path).toBe(true);

    const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1] ?? '';
    const hashes = scripts.map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
    expect
      .soft([...policy.matchAll(/'sha256-[^']+'/g)].map(([hash]) => hash).sort(), path)
      .toEqual([...new Set(hashes)].sort());
  }
});
