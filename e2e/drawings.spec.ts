import { expect, test } from '@playwright/test';
import { type Drawings, findDrawingProblems } from './support/drawings';
import { visit } from './support/visit';

/** The drawings of all pages but those of certifications (certifications.spec.ts). */
const drawings: Record<string, Drawings & { path: string }> = {
  'ruler, product and network': {
    path: '/',
    parts: 'section:has(> .banner-controls), .network',
    choices: '.network-buyer, .network-product',
  },
  'drafted page, months and map': {
    path: '/',
    parts: 'section:has(.draft-steps, .ruler, .home-map)',
    choices: '.draft-steps [role=tab]',
  },
  'months and drafts of the platform': {
    path: '/services/complytrain',
    parts: 'section:has(.part-bars, .drafted-page)',
  },
  'bars of costs': { path: '/certifications/costs', parts: '.cost-bars', choices: 'main fieldset button' },
  'map of pathways': {
    path: '/certifications/comparison',
    parts: 'section:has([role=tabpanel])',
    choices: 'main [role=tab]',
  },
  'bars of gaps': { path: '/gaps', parts: 'section:has(.gap-axis)' },
  'bars of families': { path: '/gaps/iso-27001-to-cmmc', parts: 'section:has(.gap-skyline)' },
  'tracks of chapters': { path: '/gaps/iso-9001-to-as9100', parts: 'section:has(.gap-tracks)' },
  'board and calendar of rules': { path: '/rules', parts: 'main' },
  'parts of a drone': { path: '/buyers/united-states', parts: 'section:has(.drone-parts)' },
  'table of permits': {
    path: '/buyers/permits',
    parts: 'section:has(#seats)',
    choices: 'main fieldset button',
  },
  'timeline of a plan': { path: '/planner#v=2&buyers=DE&products=drones', parts: '.plan-picture' },
};

test('no text of a drawing overlaps another or is cut off, in any state at four widths', async ({ page }) => {
  test.setTimeout(300_000);
  for (const [name, { path, ...checked }] of Object.entries(drawings)) {
    await visit(page, path);
    await expect(page.locator(checked.parts).filter({ visible: true }).first(), name).toBeVisible();
    expect.soft(await findDrawingProblems(page, name, checked), name).toEqual([]);
  }
});
