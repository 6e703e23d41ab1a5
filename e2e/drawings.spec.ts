import { expect, test } from '@playwright/test';
import { type Drawings, findDrawingProblems } from './support/drawings';
import { visit } from './support/visit';

const sections = (...ids: string[]) => ids.map((id) => `section[aria-labelledby=${id}]`).join();
const buttons = 'fieldset button';
const tabs = '[role=tab]';

/** The drawings of all pages but those of certifications (certifications.spec.ts). */
const drawings: Record<string, Drawings & { path: string }> = {
  'ruler, product and network': {
    path: '/',
    parts: `section:has(> .banner-controls), ${sections('network')}`,
    choices: buttons,
  },
  'drafted page, months and map': { path: '/', parts: sections('ai', 'why', 'about'), choices: tabs },
  'months and drafts of the platform': {
    path: '/services/complytrain',
    parts: sections('timeline', 'drafts', 'routes', 'roi'),
  },
  'bars of costs': { path: '/certifications/costs', parts: sections('in-all'), choices: buttons },
  'map of pathways': { path: '/certifications/comparison', parts: sections('pathways'), choices: tabs },
  'bars of gaps': { path: '/gaps', parts: sections('tables') },
  'bars of families': { path: '/gaps/iso-27001-to-cmmc', parts: sections('picture') },
  'tracks of chapters': { path: '/gaps/iso-9001-to-as9100', parts: sections('picture') },
  'board and calendar of rules': { path: '/rules', parts: 'main' },
  'parts of a drone': { path: '/buyers/united-states', parts: sections('parts') },
  'table of permits': { path: '/buyers/permits', parts: sections('seats'), choices: buttons },
  'timeline of a plan': { path: '/planner#v=2&buyers=DE&products=drones', parts: '.plan-picture' },
};

test('no text of a drawing overlaps another or is cut off, at four widths and in any state', async ({
  page,
}) => {
  test.setTimeout(300_000);
  for (const [name, { path, ...checked }] of Object.entries(drawings)) {
    await visit(page, path);
    await expect(page.locator(checked.parts).filter({ visible: true }).first(), name).toBeVisible();
    expect.soft(await findDrawingProblems(page, name, checked), name).toEqual([]);
  }
});
