/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Stems of British spellings; the site, its code and its documents are written in American English. */
const british = [
  /\b(behav|col|fav|harb|hon|hum|lab|neighb|rum)our/i,
  /\b(author|capital|emphas|harmon|minim|normal|organ|recogn|serial|summar|synchron)is(e|ing|ation)/i,
  /\b(label|model|signal|travel)l(ed|ing)\b/i,
  /\b(analys(e|ed|ing)|fulfils?|grey|towards|whilst)\b/i,
  // With a capital it may be the name of a ministry, a fund or a law; with a hyphen, an id.
  /(?<![-\w])((cent|met|lit)res?|catalogue|defence|licences?|programmes?)(?![-\w])/,
];
const isBritish = (text: string) => british.some((spelling) => spelling.test(text));

const rooms = ['app', 'components', 'content', 'docs', 'e2e', 'lib', 'scripts'];
/** Titles of documents, as their publishers wrote them; and this list. */
const exempt = /content\/facts\/(documents|authority-pages)\.ts$|scripts\/quality\/spelling\.test\.ts$/;
const files = rooms
  .flatMap((room) => readdirSync(room, { recursive: true, encoding: 'utf8' }).map((path) => join(room, path)))
  .filter((path) => /\.(ts|tsx|md|css)$/.test(path) && !exempt.test(path));

/** Lines with a British word, except addresses and what others call a glossary term. */
const found = files.flatMap((path) =>
  readFileSync(path, 'utf8')
    .replace(/https?:\S+|labelledby|^ +(aliases|title): .*$/gim, '')
    .split('\n')
    .flatMap((line, index) => (isBritish(line) ? [`${path}:${index + 1} ${line.trim().slice(0, 90)}`] : [])),
);

test('words are spelled the American way', () => {
  expect(files.length).toBeGreaterThan(500);
  expect(found).toEqual([]);
});

test.each(['Colours follow', 'a licence', 'organised', 'defence buyers', 'labelled'])(
  '%s is found',
  (text) => {
    expect(isBritish(text)).toBe(true);
  },
);

test.each([
  'Defence City',
  'ua-defence-city',
  'Ministry of Defence',
  'European Defence Fund',
  'color',
  'licensed',
])('%s may stand', (text) => {
  expect(isBritish(text)).toBe(false);
});
