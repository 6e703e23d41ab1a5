import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { pages } from '../content/pages';
import { socialLinks } from '../content/site';
import { outgoingLinks } from '../lib/addresses/addresses';
import { moved } from '../scripts/hosts/moved';
import known from './support/known-addresses.json' with { type: 'json' };

/** Words of an exported page or file at an address; nothing where there is none. */
function exported(path: string): string {
  const file = [`out${path === '/' ? '/index' : path}.html`, `out${path}`].find((name) => existsSync(name));
  return file ? readFileSync(file, 'utf8') : '';
}
const documents = [...pages.map(({ path }) => path), '/404'].map((path) => ({ path, html: exported(path) }));

/** Ids of a document at an address; nothing where there is none. Read once each: thousands of links ask. */
const idsAt = new Map<string, Set<string> | undefined>();
function idsOf(path: string) {
  if (!idsAt.has(path)) {
    const html = exported(path);
    idsAt.set(
      path,
      html ? new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id as string)) : undefined,
    );
  }
  return idsAt.get(path);
}

test('every internal link leads to a page, and every fragment to an element', () => {
  const dead: string[] = [];
  for (const { path, html } of documents) {
    for (const [, href] of html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)) {
      const target = (href as string).replaceAll('&amp;', '&');
      if (/^(mailto:|https:)/.test(target)) continue;
      const [targetPath, fragment] = target.split('#') as [string, string | undefined];
      if (!target.startsWith('/') && !target.startsWith('#'))
        dead.push(`${path}: "${target}" is no link of the site`);
      const ids = idsOf(targetPath || path);
      if (!ids) dead.push(`${path}: ${target} is missing`);
      // The planner keeps its answers in the fragment; its own tests read them.
      else if ((targetPath || path) === '/planner' && fragment?.startsWith('v=')) continue;
      else if (fragment !== undefined && !ids.has(fragment))
        dead.push(`${path}: ${target} has no such element`);
    }
  }
  expect([...new Set(dead)]).toEqual([]);
});

// The list was written from the build of November 2026: others may have linked to any of it.
test('every page, file and id that others may hold still answers', () => {
  const gone: string[] = known.files.filter(
    (path) => !existsSync(`out${path}`) && !moved.some(([from]) => from === path),
  );
  for (const [path, ids] of Object.entries(known.pages)) {
    const html = exported(path);
    if (html === '') gone.push(path);
    for (const id of ids.split(' ')) if (id && !html.includes(` id="${id}"`)) gone.push(`${path}#${id}`);
  }
  expect(gone).toEqual([]);
});

test('every link that leaves the site leads to a recorded address, in the same window and without referrer', () => {
  const social = new Set<string>(socialLinks.map(({ href }) => href));
  const recorded = outgoingLinks();
  const hostOf = (href: string) => new URL(href).host.replace(/^www\./, '');
  const hosts = new Set([...recorded].map(hostOf));
  const wrong: string[] = [];
  for (const { path, html } of documents) {
    for (const [tag, href = ''] of html.matchAll(/<a\b[^>]*?\shref="((?:[a-z]+:)?\/\/[^"]*)"[^>]*>/g)) {
      const target = href.replaceAll('&amp;', '&');
      if (social.has(target)) continue;
      const known = tag.includes('outgoing-link')
        ? recorded.has(target)
        : target.startsWith('https://') && hosts.has(hostOf(target));
      if (!known) wrong.push(`${path}: ${target} is no recorded address`);
      if (/\starget=/.test(tag)) wrong.push(`${path}: ${target} opens another window`);
      if (tag.includes('outgoing-link') && !/\srel="noreferrer"/.test(tag))
        wrong.push(`${path}: ${target} is told where its visitor comes from`);
    }
  }
  expect([...new Set(wrong)]).toEqual([]);
});

test('every page can be reached from home in at most two clicks', () => {
  const links = (path: string) =>
    [...exported(path).matchAll(/<a\b[^>]*?\shref="(\/[^"#]*)/g)].map(([, href]) => href as string);
  const reached = new Set<string>(['/']);
  for (let click = 0; click < 2; click++)
    for (const path of [...reached]) for (const href of links(path)) reached.add(href);
  // A page with a successor answers old links only.
  const listed = pages.filter(({ successor }) => !successor);
  expect(listed.map(({ path }) => path).filter((path) => !reached.has(path))).toEqual([]);
});
