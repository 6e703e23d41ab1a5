/** @jest-environment jsdom */
import { buildDate } from '@/content/build-date';
import { atomFeed } from './atom';
import { registerRules } from './register';

// jsdom parses XML with saxes, which rejects XML that is not well-formed.
const { documentElement: feed } = new DOMParser().parseFromString(atomFeed(), 'application/xml');
const textOf = (parent: Element, part: string) => parent.querySelector(`:scope > ${part}`)?.textContent ?? '';
const addressOf = (parent: Element, part: string) =>
  parent.querySelector(`:scope > ${part}`)?.getAttribute('href');
/** Timestamp of RFC 3339, as required by RFC 4287, section 3.3. */
const timestamp = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;

test('the feed is well-formed and has the elements required by RFC 4287', () => {
  expect([feed.localName, feed.namespaceURI]).toEqual(['feed', 'http://www.w3.org/2005/Atom']);
  for (const part of ['id', 'title', 'author > name']) expect(textOf(feed, part)).not.toBe('');
  expect(textOf(feed, 'updated')).toMatch(timestamp);
  expect(textOf(feed, 'updated').slice(0, 10) <= buildDate).toBe(true);
  expect(addressOf(feed, 'link[rel=self]')).toMatch(/^https:.*\/rules\.xml$/);
  expect(addressOf(feed, 'link[rel=alternate]')).toMatch(/\/rules$/);
});

test('has one entry per rule, each with id, title, updated, summary and a link to its row', () => {
  const entries = [...feed.querySelectorAll('entry')];
  expect(entries).toHaveLength(registerRules.length);
  for (const entry of entries) {
    for (const part of ['id', 'title', 'summary']) expect(textOf(entry, part)).not.toBe('');
    expect(textOf(entry, 'updated')).toMatch(timestamp);
    expect(textOf(entry, 'summary')).not.toMatch(/\{|undefined/);
    const anchor = addressOf(entry, 'link')?.split('/rules#')[1];
    expect(registerRules.map(({ id }) => id as string)).toContain(anchor);
  }
});
