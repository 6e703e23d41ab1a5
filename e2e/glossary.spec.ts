import { expect, test } from '@playwright/test';
import { glossary } from '../content/glossary';
import { sameLetters } from '../content/glossary/same-letters';
import { pages } from '../content/pages';
import { builtPage, textOf } from '../scripts/support/built-pages';
import { abbreviationExceptions } from './support/abbreviations';
import { open } from './support/states';

/** The prebuilt document of each page. */
const documents = pages.map(({ path }) => ({ path, html: builtPage(path) }));

const count = Object.keys(glossary).length;

test('the glossary shows one kind, says how many, and finds the entry of an address again', async ({
  page,
}) => {
  await open(page, '/glossary#vs-nfd');
  const entry = page.locator('#vs-nfd');
  await expect(entry).toHaveAttribute('data-arrived');
  await expect(entry).toBeInViewport();
  await page.getByRole('button', { name: /^Clauses/ }).click();
  const clauses = Object.values(glossary).filter(({ kind }) => kind === 'clause').length;
  await expect(page.locator('[aria-live]').filter({ hasText: 'entries' })).toHaveText(
    `${clauses} of ${count} entries`,
  );
  await expect(page.getByRole('article')).toHaveCount(clauses);
  await page.evaluate(() => location.assign('#til-tjenestebrug'));
  await expect(page.getByRole('button', { name: /^All/ })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('article')).toHaveCount(count);
  await expect(page.locator('#til-tjenestebrug')).toBeInViewport();
  await expect(page.locator('[data-arrived]')).toHaveCount(1);
  // On the phone letters are folded, and an address opens the one it leads into.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.locator('#dsp-5')).toBeHidden();
  await page.evaluate(() => location.assign('#dsp-5'));
  await expect(page.locator('#dsp-5')).toBeInViewport();
});

test('the kind that was chosen comes back with a reload and with the way back', async ({ page }) => {
  await open(page, '/glossary');
  const clauses = page.getByRole('button', { name: /^Clauses/ });
  await clauses.click();
  await expect(clauses).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(clauses).toHaveAttribute('aria-pressed', 'true');
  await page.locator('footer a[href="/about"]').first().click();
  await page.waitForURL('**/about');
  await page.goBack();
  await expect(clauses).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('article')).toHaveCount(
    Object.values(glossary).filter(({ kind }) => kind === 'clause').length,
  );
});

test('on the phone the entries of a page are short: name, definition, what they are not, one row', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/glossary/terms');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(8_500);
  const entry = page.locator('#gqa');
  await expect(entry.getByText(glossary.gqa.asks.what.slice(0, 20))).toBeHidden();
  await entry.locator('summary').click();
  await expect(entry.getByText(glossary.gqa.asks.what.slice(0, 20))).toBeVisible();
});

test('a term leads to its entry once a page, and never from a heading, a name of a row or another link', () => {
  // The glossary's own pages link their entries to one another.
  const others = documents.filter(({ path }) => !path.startsWith('/glossary'));
  const faults = others.flatMap(({ path, html }) => {
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    const linked = [...main.matchAll(/href="\/glossary#([^"]+)"/g)].map(([, id = '']) => id);
    return [
      ...linked.filter((id) => !(id in glossary)).map((id) => `${path}: no entry ${id}`),
      ...linked.filter((id, index) => linked.indexOf(id) !== index).map((id) => `${path}: ${id} twice`),
      ...[
        ...main.matchAll(
          /<(h[1-6]|button|summary|th|dt|label|a)\b[^>]*>(?:(?!<\/\1>).)*?<a\b[^>]*href="\/glossary#/gs,
        ),
      ].map(([found]) => `${path}: link within ${found.slice(0, 40)}`),
    ];
  });
  expect(faults).toEqual([]);
  const withTerms = others.filter(({ html }) => html.includes('href="/glossary#'));
  expect(withTerms.length).toBeGreaterThan(20);
});

test('a word is no link where it has another sense than its entry', () => {
  // Poland's permit to trade arms.
  expect(builtPage('/buyers/poland').includes('/glossary#deviation-concession')).toBe(false);
  // Of CUI it is said that it is technical; "technical data" is what ITAR controls.
  expect(builtPage('/certifications/cmmc').includes('/glossary#technical-data')).toBe(false);
});

test('every abbreviation on the site has an entry or a reason to have none', () => {
  const explained = [
    ...Object.values(glossary).flatMap(({ name, title, aliases = [], confusedWith }) => [
      name,
      title,
      ...aliases,
      ...confusedWith.map((each) => each.name ?? ''),
    ]),
    ...sameLetters.map(({ letters }) => letters),
  ].join(' ; ');
  const words = (text: string) =>
    new Set(text.match(/(?<![\p{L}\p{N}/.&-])[A-Z][A-Z0-9&]*[A-Z][A-Z0-9]*(?![\p{L}\p{N}])/gu));
  const known = new Set([...words(explained), ...Object.keys(abbreviationExceptions)]);
  const strange = documents.flatMap(({ path, html }) => {
    return [...words(textOf(html))].filter((word) => !known.has(word)).map((word) => `${path}: ${word}`);
  });
  expect(strange).toEqual([]);
});
