import { expect, type Page, test } from '@playwright/test';
import { legalBySlug } from '../content/legal';
import { rulesByState } from '../lib/rules/register';
import { followLink, goToFragment, scrollTo, visit } from './support/visit';

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const expectAtTop = (page: Page) => expect.poll(() => scrollY(page)).toBe(0);
const expectMainFocused = (page: Page) => expect(page.locator('main')).toBeFocused();

test('a fragment focuses its target, where Tab continues; a link to the current page scrolls to the top', {
  tag: '@engines',
}, async ({ page }) => {
  await visit(page, '/legal/security');
  await page.locator('main a[href="/legal/gdpr#breach"]').first().click();
  await expect(page).toHaveURL('/legal/gdpr#breach');
  const part = page.locator('#breach');
  await expect(part).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(part).not.toHaveAttribute('tabindex');
  const follows = part.evaluate(
    (part) => part.compareDocumentPosition(document.activeElement ?? part) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  expect(await follows, 'Tab moves the focus past the target').toBeTruthy();
  await followLink(page, '/legal/gdpr');
  await expectAtTop(page);
  await expectMainFocused(page);

  await followLink(page, '/services');
  await expectMainFocused(page);
  await scrollTo(page, 1500);
  await page.getByRole('banner').getByRole('button', { name: 'Services', exact: true }).click();
  const panel = page.locator('#menu-services');
  await panel.getByRole('link', { name: 'Services overview' }).click();
  await expect(panel).toBeHidden();
  await expectAtTop(page);
});

test('the document has the language of its page, also after a client-side navigation', async ({ page }) => {
  const html = page.locator('html');
  await visit(page, '/about');
  await expect(html).toHaveAttribute('lang', 'en');
  await page.locator('footer a[lang=uk]').click();
  await expect(page).toHaveURL('/uk');
  await expect(html).toHaveAttribute('lang', 'uk');
  await expect(page.locator('body > a')).toHaveText('Перейти до змісту');
  // The frame is English, and its figures too.
  for (const part of ['header', 'footer'])
    await expect(page.locator(`body > ${part}`)).toHaveAttribute('lang', 'en');
  await page.locator('main a[href="/letters"]').click();
  await expect(page).toHaveURL('/letters');
  await expect(html).toHaveAttribute('lang', 'en');
  await page.goBack();
  await expect(html).toHaveAttribute('lang', 'uk');
});

test('Back and Forward restore the scroll position, a link starts at the top', { tag: '@engines' }, async ({
  page,
}) => {
  // The height of home depends on scripts.
  await visit(page, '/');
  await scrollTo(page, 2500);
  // A dispatched event, because a real click would scroll to the link first.
  await page.locator('footer a[href="/legal/terms"]').dispatchEvent('click');
  await expect(page).toHaveURL('/legal/terms');
  await expectAtTop(page);
  await expectMainFocused(page);
  await scrollTo(page, 900);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expectMainFocused(page);
  await expect.poll(() => scrollY(page)).toBe(2500);
  await page.goForward();
  await expect(page).toHaveURL('/legal/terms');
  await expectMainFocused(page);
  await expect.poll(() => scrollY(page)).toBe(900);
});

test('the first tab stop skips to the content', { tag: '@engines' }, async ({ page }) => {
  await visit(page, '/');
  for (const key of ['Tab', 'Enter']) await page.keyboard.press(key);
  await expectMainFocused(page);
});

/** ids of elements in disclosures that are collapsed on mobile. */
const collapsed = {
  '/buyers': ['gqa'],
  '/rules': [rulesByState['in-force'].at(-1)?.id ?? ''],
  '/verify': ['ce'],
};

test('a fragment opens the disclosures around its element', { tag: '@engines' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  for (const [path, ids] of Object.entries(collapsed)) {
    await visit(page, path);
    for (const id of ids) {
      const part = page.locator(`[id="${id}"]`);
      await expect(part, `${path}#${id}`).toBeHidden();
      await goToFragment(page, id);
      await expect(part, `${path}#${id}`).toBeInViewport();
    }
  }
});

test('the table of contents of the terms highlights the section in view, and is collapsed on mobile', {
  tag: '@engines',
}, async ({ page }) => {
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const [first, , third] = legalBySlug.terms.sections;
  const last = legalBySlug.terms.sections.at(-1);
  await visit(page, '/legal/terms');
  const current = contents.locator('a[aria-current=true]');
  await expect(current).toContainText(first?.title ?? '');
  await contents.locator(`a[href="#${third?.id}"]`).click();
  await expect(current).toContainText(third?.title ?? '');
  await expect(page.locator(`[id="${third?.id}"] h2`)).toBeInViewport();
  await scrollTo(page, 100_000);
  await expect(current).toContainText(last?.title ?? '');
  await page.getByRole('link', { name: 'Back to Top' }).click();
  await expect(current).toContainText(first?.title ?? '');
  await expectAtTop(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(contents.getByRole('link')).toHaveCount(0);
  await contents.locator('summary').click();
  await contents.locator(`a[href="#${last?.id}"]`).click();
  await expect(page.locator(`[id="${last?.id}"] h2`)).toBeInViewport();
});
