/** @jest-environment jsdom */
import { buildDate } from '@/content/build-date';
import { atomFeed } from './atom';
import { registerRules } from './register';

const namespace = 'http://www.w3.org/2005/Atom';
// jsdom parses XML with saxes, which rejects XML that is not well-formed.
const parse = (xml: string) => new DOMParser().parseFromString(xml, 'application/xml');
const feed = parse(atomFeed());
const children = (parent: Element, name: string) =>
  [...parent.children].filter((child) => child.localName === name && child.namespaceURI === namespace);
const textOf = (parent: Element, name: string) => children(parent, name)[0]?.textContent ?? '';
const entries = children(feed.documentElement, 'entry');
/** Timestamp of RFC 3339, as required by RFC 4287, section 3.3. */
const timestamp = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;

test('the feed is well-formed, and the parser detects a malformed one', () => {
  expect(feed.querySelector('parsererror')).toBeNull();
  expect(parse('<feed><title>A & B</title></feed>').querySelector('parsererror')).not.toBeNull();
});

test('the feed has the elements required by RFC 4287: id, title, updated, author, and a link to itself', () => {
  const { documentElement: root } = feed;
  expect([root.localName, root.namespaceURI]).toEqual(['feed', namespace]);
  for (const name of ['id', 'title', 'updated']) expect(children(root, name)).toHaveLength(1);
  expect(textOf(children(root, 'author')[0] as Element, 'name')).not.toBe('');
  const links = children(root, 'link').map((link) => [link.getAttribute('rel'), link.getAttribute('href')]);
  expect(Object.fromEntries(links)).toEqual({
    self: expect.stringMatching(/^https:.*\/rules\.xml$/),
    alternate: expect.stringMatching(/\/rules$/),
  });
  expect(textOf(root, 'updated')).toMatch(timestamp);
  expect(textOf(root, 'updated').slice(0, 10) <= buildDate).toBe(true);
});

test('has one entry per rule, each with id, title, updated, summary and a link to its row', () => {
  expect(entries).toHaveLength(registerRules.length);
  for (const entry of entries) {
    for (const name of ['id', 'title', 'updated', 'summary', 'link'])
      expect(children(entry, name)).toHaveLength(1);
    expect(textOf(entry, 'updated')).toMatch(timestamp);
    expect(textOf(entry, 'summary')).not.toMatch(/\{|undefined/);
    const [, anchor = ''] = children(entry, 'link')[0]?.getAttribute('href')?.split('/rules#') ?? [];
    expect(registerRules.map(({ id }) => id)).toContain(anchor);
  }
});
