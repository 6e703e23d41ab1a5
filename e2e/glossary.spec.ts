import { expect, test } from '@playwright/test';
import { glossary } from '../content/glossary';
import { goToFragment, visit } from './support/visit';

const count = Object.keys(glossary).length;
const clauses = Object.values(glossary).filter(({ kind }) => kind === 'clause').length;

test('the filter by kind announces its matches; a fragment shows and highlights its entry', {
  tag: '@engines',
}, async ({ page }) => {
  await visit(page, '/glossary#vs-nfd');
  await expect(page.locator('#vs-nfd')).toHaveAttribute('data-highlighted');
  await expect(page.locator('#vs-nfd')).toBeInViewport();
  const articles = page.getByRole('article');
  await page.getByRole('button', { name: /^Clauses/ }).click();
  await expect(page.locator('main [aria-live]').filter({ hasText: `${clauses} of ${count}` })).toHaveCount(1);
  await expect(articles).toHaveCount(clauses);
  await goToFragment(page, 'til-tjenestebrug');
  await expect(articles).toHaveCount(count);
  await expect(page.locator('#til-tjenestebrug')).toBeInViewport();
  await expect(page.locator('[data-highlighted]')).toHaveCount(1);
});
