import { expect, test } from '@playwright/test';
import { pages } from '../content/pages';
import { trainingPath } from '../content/services';
import { socialLinks } from '../content/site';
import { outgoingLinks } from '../lib/addresses/addresses';
import { fromFragment } from '../lib/planner/link/from-fragment';
import { documents, fileAt, linksOf, readExport } from './support/built';

/** Checks of all links in the exported HTML. */

const linking = [...pages.map(({ path }) => path as string), '/404'].map((path) => ({
  path,
  links: linksOf(readExport(path)),
}));

test('every internal link leads to a page, every fragment to an element, and every image exists', () => {
  const dead = linking.flatMap(({ path, links }) =>
    links.flatMap(({ href }) => {
      if (/^(mailto:|https:)/.test(href)) return [];
      const [target = '', fragment] = href.split('#');
      const page = target || path;
      // The fragment of a link to a plan contains answers.
      const answers = page === '/planner' && fragment?.startsWith('v=');
      const found = answers || fragment === undefined || readExport(page).includes(` id="${fragment}"`);
      return /^[/#]/.test(href) && fileAt(page) && found ? [] : `${path}: ${href}`;
    }),
  );
  const pictures = linking.flatMap(({ path }) => readExport(path).match(/(?<=<img[^>]* src=")[^"#]+/g) ?? []);
  expect(new Set([...dead, ...pictures.filter((picture) => !fileAt(picture))])).toEqual(new Set());
});

test('every link to a plan is parsed without notices, today and in three years', () => {
  const links = documents.flatMap(({ links }) =>
    links.flatMap(({ href }) => /^(?:\/planner)?#(v=.*)/.exec(href)?.[1] ?? []),
  );
  expect(new Set(links).size).toBeGreaterThan(30);
  for (const link of new Set(links))
    for (const month of ['2026-11', '2029-11'])
      expect(fromFragment(link, month).notices, link).toEqual({ unknown: [] });
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
    documents.map(({ path, links }) => [path, links.map(({ href }) => href.split('#')[0] ?? '')]),
  );
  const reached = new Set<string>(['/']);
  for (let click = 0; click < 2; click++)
    for (const path of [...reached]) for (const href of targets.get(path) ?? []) reached.add(href);
  const far = documents.filter(({ path }) => !reached.has(path)).map(({ path }) => path);
  const sources = (path: string) => [...targets].filter(([from, to]) => from !== path && to.includes(path));
  const isPoor = ({ path, index }: (typeof documents)[number]) => index && sources(path).length < 2;
  const poor = documents.filter(isPoor).map(({ path }) => path);
  expect({ moreThanTwoClicksAway: far, withoutTwoLinks: poor }).toEqual({
    moreThanTwoClicksAway: [],
    withoutTwoLinks: [],
  });
});

test('no page of the services links to training, which is coming soon', () => {
  for (const { path, main } of documents.filter(({ path }) => path.startsWith('/services')))
    expect(main, path).not.toContain(`href="${trainingPath}"`);
});

test('a term links to its entry in running text, not in headings, row names or links, nor in another sense', () => {
  // Pages of the glossary are excluded, because their entries link to each other.
  const others = documents.filter(({ path }) => !path.startsWith('/glossary'));
  const within =
    /<(h[1-6]|button|summary|th|dt|label|a)\b[^>]*>(?:(?!<\/\1>).)*?<a\b[^>]*href="\/glossary#/gs;
  const linked = others.map(({ path, main }) => {
    expect(main.match(within), path).toBeNull();
    const ids = [...main.matchAll(/href="\/glossary#([^"]+)"/g)].map(([, id = '']) => id);
    return ids.map((id) => `${path}#${id}`);
  });
  expect(linked.filter(({ length }) => length > 0).length).toBeGreaterThan(20);
  // In Poland's permit to trade arms, "concession" has another meaning.
  expect(linked.flat()).not.toContain('/buyers/poland#deviation-concession');
  // CUI is described as technical there; "technical data" is the term of ITAR.
  expect(linked.flat()).not.toContain('/certifications/cmmc#technical-data');
});
