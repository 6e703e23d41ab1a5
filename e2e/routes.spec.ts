import { expect, test } from '@playwright/test';
import { pages } from '../content/pages';
import { socialLinks } from '../content/site';
import { outgoingLinks } from '../lib/addresses/addresses';
import { moved } from '../scripts/hosts/moved';
import { documents, exported, fileAt, linksOf } from './support/built';
import known from './support/known-addresses.json' with { type: 'json' };

const linking = [...pages.map(({ path }) => path), '/404'].map((path) => ({
  path: path as string,
  links: linksOf(exported(path)),
}));

/** Ids of a document at an address; nothing where there is none. Read once each: thousands of links ask. */
const idsAt = new Map<string, Set<string> | undefined>();
function idsOf(path: string) {
  if (!idsAt.has(path)) {
    const html = exported(path);
    idsAt.set(
      path,
      html ? new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id)) : undefined,
    );
  }
  return idsAt.get(path);
}

test('every internal link leads to a page, and every fragment to an element', () => {
  const dead = linking.flatMap(({ path, links }) =>
    links.flatMap(({ href }) => {
      if (/^(mailto:|https:)/.test(href)) return [];
      const [target = '', fragment] = href.split('#');
      if (!/^[/#]/.test(href)) return `${path}: "${href}" is no link of the site`;
      const ids = idsOf(target || path);
      if (!ids) return `${path}: ${href} is missing`;
      // The planner keeps its answers in the fragment; its own tests read them.
      const answers = (target || path) === '/planner' && fragment?.startsWith('v=');
      return answers || fragment === undefined || ids.has(fragment)
        ? []
        : `${path}: ${href} has no such element`;
    }),
  );
  expect([...new Set(dead)]).toEqual([]);
});

// The list was written from the build of November 2026: others may have linked to any of it.
test('every page, file and id that others may hold still answers', () => {
  const gone: string[] = known.files.filter(
    (path) => !fileAt(path) && !moved.some(([from]) => from === path),
  );
  for (const [path, ids] of Object.entries(known.pages)) {
    if (!idsOf(path)) gone.push(path);
    for (const id of ids.split(' ')) if (id && !idsOf(path)?.has(id)) gone.push(`${path}#${id}`);
  }
  expect(gone).toEqual([]);
});

test('every link that leaves the site leads to a recorded address, in the same window and without referrer', () => {
  const social = new Set<string>(socialLinks.map(({ href }) => href));
  const recorded = outgoingLinks();
  const hostOf = (href: string) => new URL(href).host.replace(/^www\./, '');
  const hosts = new Set([...recorded].map(hostOf));
  const wrong = linking.flatMap(({ path, links }) =>
    links.flatMap(({ tag, href }) => {
      if (social.has(href) || !/^([a-z]+:)?\/\//.test(href)) return [];
      const official = tag.includes('outgoing-link');
      const known = official ? recorded.has(href) : href.startsWith('https://') && hosts.has(hostOf(href));
      return [
        ...(known ? [] : [`${path}: ${href} is no recorded address`]),
        ...(/\starget=/.test(tag) ? [`${path}: ${href} opens another window`] : []),
        ...(official && !/\srel="noreferrer"/.test(tag)
          ? [`${path}: ${href} is told where its visitor comes from`]
          : []),
      ];
    }),
  );
  expect([...new Set(wrong)]).toEqual([]);
});

test('every page is at most two clicks from home, and an indexed one is linked from two others', () => {
  const leads = new Map(
    documents.map(({ path, html }) => [
      path as string,
      linksOf(html).map(({ href }) => href.split('#')[0] ?? ''),
    ]),
  );
  const reached = new Set<string>(['/']);
  for (let click = 0; click < 2; click++)
    for (const path of [...reached]) for (const href of leads.get(path) ?? []) reached.add(href);
  // A page with a successor answers old links only.
  const far = documents.filter(({ path, successor }) => !successor && !reached.has(path));
  const sources = (path: string) => [...leads].filter(([from, to]) => from !== path && to.includes(path));
  const poor = documents.filter(({ path, index }) => index && sources(path).length < 2);
  expect([far, poor].map((faults) => faults.map(({ path }) => path))).toEqual([[], []]);
});
