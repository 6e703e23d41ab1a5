import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { pages } from '../content/pages';
import { withoutFileHints } from '../scripts/build/policy/hints';
import { integrityOf } from '../scripts/build/policy/integrity';
import { elementsOf } from '../scripts/build/policy/markup';
import { exported } from './support/built';
import { isTemplate } from './support/matrix';
import { leave, visit } from './support/visit';

const inline = /<script(?![^>]*\b(?:src=|application\/(?:ld\+)?json))[^>]*>(.*?)<\/script>/gs;
const start = 'self.__next_f.push(';

test('every page boots before its style sheets, carries its data whole, in one script, and its policy names its scripts and no other', () => {
  for (const path of [...pages.map((page) => page.path), '/404']) {
    const html = exported(path);
    const scripts = [...html.matchAll(inline)].map(([, code]) => code as string);
    const data = scripts.filter((code) => code.startsWith(`${start}[1,`));
    expect.soft(data, path).toHaveLength(1);
    // A script behind the style sheets holds up the parser until they have come; the face is asked for before, once.
    const [head = ''] = html.split('</head>');
    const sheet = head.indexOf('rel="stylesheet"');
    for (const first of ['<script>', 'as="font"']) {
      expect.soft(head.split(first), `${path}: ${first}`).toHaveLength(2);
      expect.soft(head.indexOf(first), path).toBeLessThan(sheet);
    }
    expect.soft(html.split('</main>')[0]?.match(/<script>/g), path).toHaveLength(1);
    const [kind, text] = JSON.parse((data[0] as string).slice(start.length, -1));
    expect.soft(kind, path).toBe(1);
    // For navigation the same data are a file, which fetches no picture and no sheet; nothing links to the 404 page.
    if (path !== '/404')
      expect
        .soft(withoutFileHints(text) === exported(`${path === '/' ? '/index' : path}.txt`), path)
        .toBe(true);

    const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1] ?? '';
    const hashes = scripts.map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
    expect.soft((policy.match(/'sha256-[^']+'/g) ?? []).sort(), path).toEqual([...new Set(hashes)].sort());

    // The files of a template are those of its pages.
    if (!isTemplate(path) && path !== '/404') continue;
    const named = elementsOf(html).filter(
      ({ name, attributes: { src, rel, as } }) =>
        (name === 'script' && src) ||
        rel === 'stylesheet' ||
        (rel === 'preload' && (as === 'script' || as === 'style')),
    );
    expect.soft(named.length, path).toBeGreaterThan(6);
    for (const { attributes } of named)
      expect
        .soft(attributes.integrity, path)
        .toBe(integrityOf(readFileSync(`out${attributes.src ?? attributes.href}`)));
  }
});

test('no file comes twice, and further chunks and pages load beside the hashes', async ({ page }) => {
  const fetched: string[] = [];
  const lines: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  page.on('console', (message) => lines.push(message.text()));
  await visit(page, '/');
  await page.getByRole('button', { name: 'Open side panel' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await leave(page, '/legal/terms');
  await expect(page.locator('h1')).toBeVisible();
  const named = exported('/');
  const files = fetched.filter((path) => path.startsWith('/_next/static/') && named.includes(`="${path}"`));
  expect(files.length).toBeGreaterThan(8);
  expect(files.filter((path, index) => files.indexOf(path) !== index)).toEqual([]);
  expect(lines.filter((line) => !line.startsWith('Preloader: forced'))).toEqual([]);
});
