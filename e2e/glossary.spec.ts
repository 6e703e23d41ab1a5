import { expect, test } from '@playwright/test';
import { glossary } from '../content/glossary';
import { sameLetters } from '../content/glossary/same-letters';
import { textOf } from '../scripts/support/built-pages';
import { abbreviationExceptions } from './support/abbreviations';
import { documents, mainOf } from './support/built';
import { expectShort, goToPart, leave, visit } from './support/visit';

const count = Object.keys(glossary).length;
const clauses = Object.values(glossary).filter(({ kind }) => kind === 'clause').length;

test('it shows one kind and keeps it; an address finds its entry, folded too', async ({ page }) => {
  await visit(page, '/glossary#vs-nfd');
  await expect(page.locator('#vs-nfd')).toHaveAttribute('data-arrived');
  await expect(page.locator('#vs-nfd')).toBeInViewport();
  const articles = page.getByRole('article');
  const button = page.getByRole('button', { name: /^Clauses/ });
  await button.click();
  await expect(page.locator('[aria-live]').filter({ hasText: 'entries' })).toHaveText(
    `${clauses} of ${count} entries`,
  );
  await expect(articles).toHaveCount(clauses);
  await page.reload();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await leave(page, '/about');
  await page.goBack();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(articles).toHaveCount(clauses);

  await goToPart(page, 'til-tjenestebrug');
  await expect(page.getByRole('button', { name: /^All/ })).toHaveAttribute('aria-pressed', 'true');
  await expect(articles).toHaveCount(count);
  await expect(page.locator('#til-tjenestebrug')).toBeInViewport();
  await expect(page.locator('[data-arrived]')).toHaveCount(1);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.locator('#dsp-5')).toBeHidden();
  await goToPart(page, 'dsp-5');
  await expect(page.locator('#dsp-5')).toBeInViewport();
});

test('on the phone entries are short: name, definition, what they are not, one row', async ({ page }) => {
  await page.goto('/glossary/terms');
  await expectShort(page, { 390: 8_500 });
  const asks = page.locator('#gqa').getByText(glossary.gqa.asks.what.slice(0, 20));
  await expect(asks).toBeHidden();
  await page.locator('#gqa summary').click();
  await expect(asks).toBeVisible();
});

test('a term leads to its entry once a page, never from a heading, a name of a row, another link or another sense', () => {
  // The glossary's own pages link their entries to one another.
  const others = documents.filter(({ path }) => !path.startsWith('/glossary'));
  const within =
    /<(h[1-6]|button|summary|th|dt|label|a)\b[^>]*>(?:(?!<\/\1>).)*?<a\b[^>]*href="\/glossary#/gs;
  const faults = others.flatMap(({ path, html }) => {
    const main = mainOf(html);
    const linked = [...main.matchAll(/href="\/glossary#([^"]+)"/g)].map(([, id = '']) => id);
    return [
      ...linked.filter((id, index) => linked.indexOf(id) !== index).map((id) => `${path}: ${id} twice`),
      ...(main.match(within) ?? []).map((found) => `${path}: link within ${found.slice(0, 40)}`),
    ];
  });
  expect(faults).toEqual([]);
  const withTerms = others.filter(({ html }) => html.includes('href="/glossary#'));
  expect(withTerms.length).toBeGreaterThan(20);
  const links = (path: string, id: string) =>
    others.find((page) => page.path === path)?.html.includes(`/glossary#${id}`);
  // Poland's permit to trade arms.
  expect(links('/buyers/poland', 'deviation-concession')).toBe(false);
  // Of CUI it is said that it is technical; "technical data" is what ITAR controls.
  expect(links('/certifications/cmmc', 'technical-data')).toBe(false);
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
