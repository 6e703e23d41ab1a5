import { test } from '@playwright/test';
import { home } from '../content/page-copy/home';
import { openTranslated } from './support/translation';

/** Each kind of control on a page that the browser has translated: React must neither fail nor leave old texts. */

/** Selectors of the controls to click, one after the other, by page. */
const clicks = {
  '/certifications/comparison': [
    'main fieldset button >> nth=1',
    'th button >> nth=2',
    '[role=tab] >> nth=1',
  ],
  '/': [
    '.network-product >> nth=1',
    '.network-buyer >> nth=1',
    '.route-line >> nth=0',
    '.route-sheet button >> nth=2',
    `section:has(> .banner-controls) button:has-text("${home.banner.slides[2]?.name}")`,
  ],
  '/planner#v=2&buyers=DE.NL&products=drones&data=CUI&person=no&seat=UA&size=1-10&start=2027-01&deadline=2028-06':
    [
      '[data-answer=buyers]',
      '.question button[data-code=US]',
      '[data-answer=start]',
      '.question button:enabled >> nth=1',
      '[data-answer=data]',
      '.question button[data-code=FCI]',
    ],
};

for (const [path, selectors] of Object.entries(clicks))
  test(`the controls of ${path.replace(/#.*/, '')} work on a translated page`, async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-21T12:00:00'));
    const act = await openTranslated(page, path);
    for (const selector of selectors)
      await act((one) => one.locator(selector).filter({ visible: true }).click(), selector);
  });
