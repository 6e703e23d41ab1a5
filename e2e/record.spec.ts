import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { pages } from '../content/pages';
import { readExport } from './support/built';
import { visit, waitUntilReady } from './support/visit';

/**
 * Records the export in .snapshot/, or compares it with the record, to show what a refactoring changes. It is not part of
 * `npm test`: see "Check a structural change" in docs/testing.md.
 */

/** Matches a name with a content hash; captures the part before it and the extension. */
const hashedFile = /(\/_next\/static\/(?:chunks|media)\/(?:[^/"'\s\\]*[.-])?)[0-9a-z_-]{13}(\.[0-9a-z]+)/g;

/** Returns a page with one tag per line, without hashes, generated ids, comments, scripts and styles. */
const normalizeHtml = (html: string): string =>
  html
    .replace(/<script(?![^>]* type=)[^>]*>.*?<\/script>|<style>.*?<\/style>|<!--.*?-->/gs, '')
    .replace(/_[rR]_[0-9a-z]+_/g, 'ID')
    .replace(hashedFile, '$1HASH$2')
    .replace(/\b[\w-]{6}_(variable|className)\b/g, 'HASH_$1')
    .replace(/sha(256|384|512)-[A-Za-z0-9+/]+=*/g, 'sha$1-HASH')
    .replace(/(\/[\w-]+\.(?:ico|svg|png|webmanifest))\?[\w.-]+/g, '$1?HASH')
    .replace(/(?<=>)(?=[^<\s])|(?=<)/g, '\n');

for (const { path } of [...pages, { path: '/404' }])
  test(`page ${path}`, async ({ page }) => {
    const name = path === '/' ? 'index' : path.slice(1);
    expect.soft(normalizeHtml(readExport(path))).toMatchSnapshot([`${name}.html`]);
    await visit(page, path);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await waitUntilReady(page);
      await expect.soft(page).toHaveScreenshot([`${name}-${width}.png`], { fullPage: true });
    }
    expect.soft(await page.locator('main').ariaSnapshot()).toMatchSnapshot([`${name}.yml`]);
  });

const files = readdirSync('out', { recursive: true, encoding: 'utf8' }).filter((file) =>
  /^(?!_next\/).*\.(?:pdf|json|csv|xml|webmanifest)$/.test(file),
);
for (const file of files)
  test(`file ${file}`, () => {
    const content = readFileSync(`out/${file}`);
    const text = content.toString();
    // One value per line.
    const lines = file.endsWith('.json') ? JSON.stringify(JSON.parse(text), null, 1) : text;
    expect(file.endsWith('.pdf') ? content : lines).toMatchSnapshot([file]);
  });
