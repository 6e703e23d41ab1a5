import { expect, test } from '@playwright/test';
import { glossary } from '../content/glossary';
import { sameLetters } from '../content/glossary/same-letters';
import { textOf } from '../scripts/support/built-pages';
import { abbreviationExceptions } from './support/abbreviations';
import { documents, mainOf } from './support/built';
import { goToPart, leave, visit } from './support/visit';

const count = Object.keys(glossary).length;
const clauses = Object.values(glossary).filter(({ kind }) => kind === 'clause').length;

test('it shows one kind and keeps it; an address finds its entry', async ({ page }) => {
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
});

test('a term leads to its entry once a page, never from a heading, a name of a row, another link or another sense', () => {
  // The glossary's own pages link their entries to one another.
  const others = documents.filter(({ path }) => !path.startsWith('/glossary'));
  const within =
    /<(h[1-6]|button|summary|th|dt|label|a)\b[^>]*>(?:(?!<\/\1>).)*?<a\b[^>]*href="\/glossary#/gs;
  const linked = others.map(({ path, html }) => {
    const main = mainOf(html);
    expect(main.match(within), path).toBeNull();
    const links = [...main.matchAll(/href="\/glossary#([^"]+)"/g)].map(([, id]) => `${path}#${id}`);
    expect(links).toEqual([...new Set(links)]);
    return links;
  });
  expect(linked.filter(({ length }) => length > 0).length).toBeGreaterThan(20);
  // Poland's permit to trade arms.
  expect(linked.flat()).not.toContain('/buyers/poland#deviation-concession');
  // Of CUI it is said that it is technical; "technical data" is what ITAR controls.
  expect(linked.flat()).not.toContain('/certifications/cmmc#technical-data');
});

test('every abbreviation on the site has an entry or a reason to have none', () => {
  const names = Object.values(glossary).flatMap(({ name, title, aliases = [], confusedWith }) => [
    name,
    title,
    ...aliases,
    ...confusedWith.map((each) => each.name ?? ''),
  ]);
  const words = (text: string) =>
    text.match(/(?<![\p{L}\p{N}/.&-])[A-Z][A-Z0-9&]*[A-Z][A-Z0-9]*(?![\p{L}\p{N}])/gu) ?? [];
  const explained = words([...names, ...sameLetters.map(({ letters }) => letters)].join(' ; '));
  const known = new Set([...explained, ...Object.keys(abbreviationExceptions)]);
  const strange = documents.flatMap(({ path, html }) =>
    words(textOf(html)).flatMap((word) => (known.has(word) ? [] : `${path}: ${word}`)),
  );
  expect(strange).toEqual([]);
});
