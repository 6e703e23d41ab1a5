import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { integrityOf } from '../scripts/build/policy/integrity';
import { elementsOf } from '../scripts/build/policy/markup';
import { templatePaths } from './support/matrix';
import { open } from './support/states';

const fileOf = (path: string) => readFileSync(`out${path}`);
const htmlOf = (path: string) => `${fileOf(`${path === '/' ? '/index' : path}.html`)}`;

test('on a page of each template every script and style sheet carries the hash of its file', () => {
  const exported = templatePaths.map((path) => (path === templatePaths.at(-1) ? '/404' : path));
  for (const path of exported) {
    const named = elementsOf(htmlOf(path)).filter(
      ({ name, attributes: { src, rel, as } }) =>
        (name === 'script' && src) ||
        rel === 'stylesheet' ||
        (rel === 'preload' && (as === 'script' || as === 'style')),
    );
    expect(named.length, path).toBeGreaterThan(6);
    for (const { attributes } of named) {
      const address = attributes.src ?? attributes.href ?? '';
      expect(attributes.integrity, `${path}: ${address}`).toBe(integrityOf(fileOf(address)));
    }
  }
});

test('no file the page names comes twice, and further chunks and pages load beside the hashes', async ({
  page,
}) => {
  const fetched: string[] = [];
  const lines: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  page.on('console', (message) => lines.push(message.text()));
  await open(page, '/');
  await page.getByRole('button', { name: 'Open side panel' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.locator('footer a[href="/legal/terms"]').first().click();
  await expect(page).toHaveURL('/legal/terms');
  await expect(page.locator('h1')).toBeVisible();
  const named = htmlOf('/');
  const files = fetched.filter((path) => path.startsWith('/_next/static/') && named.includes(`="${path}"`));
  expect(files.length).toBeGreaterThan(8);
  expect(files.filter((path, index) => files.indexOf(path) !== index)).toEqual([]);
  expect(lines.filter((line) => !line.startsWith('Preloader: forced'))).toEqual([]);
});

test('a style sheet that was changed on its way is refused', async ({ page }) => {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  const whole = /<link rel="stylesheet" href="([^"]+)"/.exec(htmlOf('/contact'))?.[1] ?? '';
  await page.route(`**${whole}`, (route) =>
    route.fulfill({ contentType: 'text/css', body: 'body { background: red }' }),
  );
  await page.goto('/contact');
  expect(lines.join('\n')).toContain('integrity');
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).not.toBe(
    'rgb(255, 0, 0)',
  );
});
