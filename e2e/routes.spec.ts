import { expect, test } from '@playwright/test';
import { pages } from '../content/pages';
import { socialLinks } from '../content/site';
import { outgoingLinks } from '../lib/addresses/addresses';
import { rulesByState } from '../lib/rules/register';
import { exportedDocuments, fileAt, linksOf, readExport } from './support/built';
import known from './support/known-addresses.json' with { type: 'json' };
import { goToFragment, visit } from './support/visit';

const linking = [...pages.map(({ path }) => path), '/404'].map((path) => ({
  path: path as string,
  links: linksOf(readExport(path)),
}));

const has = (path: string, id: string) => readExport(path).includes(` id="${id}"`);

test('every internal link leads to a page, every fragment to an element, and every image exists', () => {
  const dead = linking.flatMap(({ path, links }) =>
    links.flatMap(({ href }) => {
      if (/^(mailto:|https:)/.test(href)) return [];
      const [target = '', fragment] = href.split('#');
      const page = target || path;
      // Fragments of the planner contain answers, which planner.spec.ts tests.
      const answers = page === '/planner' && fragment?.startsWith('v=');
      const found = answers || fragment === undefined || has(page, fragment);
      return /^[/#]/.test(href) && fileAt(page) && found ? [] : `${path}: ${href}`;
    }),
  );
  const pictures = linking.flatMap(({ path }) => readExport(path).match(/(?<=<img[^>]* src=")[^"#]+/g) ?? []);
  expect(new Set([...dead, ...pictures.filter((picture) => !fileAt(picture))])).toEqual(new Set());
});

/** ids of elements in disclosures that are collapsed on mobile. */
const collapsed = {
  '/buyers': ['gqa'],
  '/glossary': ['dsp-5'],
  '/rules': ['cmmc-phase-2', rulesByState['in-force'].at(-1)?.id ?? ''],
  '/verify': ['ce', 'nations'],
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

// The list comes from the build of November 2026: other sites may link to any of these addresses.
test('every published page, file and id still exists', () => {
  const files = Object.entries(known.files).flatMap(([directory, names]) =>
    names.split(' ').map((name) => `${directory}/${name}`),
  );
  const gone = files.filter((path) => !fileAt(path));
  for (const [path, ids] of Object.entries(known.pages)) {
    if (!fileAt(path)) gone.push(path);
    for (const id of ids.split(' ')) if (!has(path, id)) gone.push(`${path}#${id}`);
  }
  expect(gone).toEqual([]);
});

test('every external link leads to a recorded address, in the same window and without referrer', () => {
  const social = new Set<string>(socialLinks.map(({ href }) => href));
  const recorded = outgoingLinks();
  const hostOf = (href: string) => new URL(href).host.replace(/^www\./, '');
  const hosts = new Set([...recorded].map(hostOf));
  const wrong = linking.flatMap(({ path, links }) =>
    links.flatMap(({ tag, href }) => {
      if (social.has(href) || !/^([a-z]+:)?\/\//.test(href)) return [];
      const official = tag.includes('outgoing-link');
      const known = official ? recorded.has(href) : href.startsWith('https://') && hosts.has(hostOf(href));
      const hidesReferrer = !official || tag.includes(' rel="noreferrer"');
      return known && hidesReferrer && !tag.includes(' target=') ? [] : `${path}: ${tag}`;
    }),
  );
  expect([...new Set(wrong)]).toEqual([]);
});

test('every page is at most two clicks from home, and an indexed one has links from at least two others', () => {
  const targets = new Map(
    exportedDocuments.map(({ path, html }) => [
      path as string,
      linksOf(html).map(({ href }) => href.split('#')[0] ?? ''),
    ]),
  );
  const reached = new Set<string>(['/']);
  for (let click = 0; click < 2; click++)
    for (const path of [...reached]) for (const href of targets.get(path) ?? []) reached.add(href);
  const far = exportedDocuments.filter(({ path }) => !reached.has(path));
  const sources = (path: string) => [...targets].filter(([from, to]) => from !== path && to.includes(path));
  const poor = exportedDocuments.filter(({ path, index }) => index && sources(path).length < 2);
  expect([far, poor].map((faults) => faults.map(({ path }) => path))).toEqual([[], []]);
});
