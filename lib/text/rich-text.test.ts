// cspell:ignore Nach Regeln cuii adress
import { parseText, plainText, printedText } from './rich-text';

const text = 'See [the terms](/legal/terms), dated {2025-09}, and write.';

test('splits a text at its links and dates', () => {
  expect(parseText(text)).toEqual([
    'See ',
    { kind: 'link', text: 'the terms', href: '/legal/terms' },
    ', dated ',
    { kind: 'date', text: 'September 2025' },
    ', and write.',
  ]);
});

test('plain text keeps link labels and prints dates in words', () => {
  expect(plainText(text)).toBe('See the terms, dated September 2025, and write.');
});

test('replaces a figure, also within a link, and turns the mailbox placeholder into a link', () => {
  expect(plainText('Ends after {figure:journey}, or {figure:traditional.months}.')).toBe(
    'Ends after 6 months, or 30+ months.',
  );
  expect(parseText('[In {figure:stations.security}](/stations/security)')).toEqual([
    { kind: 'link', text: 'In 6–8 weeks', href: '/stations/security' },
  ]);
  expect(parseText('{mailbox:Personal data}')).toMatchObject([
    { kind: 'mailbox', href: expect.stringContaining('subject=Personal%20data') },
  ]);
});

test('keeps the language of a foreign term', () => {
  const foreign = 'The {de:Bundeswehr} buys.';
  expect(parseText(foreign)[1]).toEqual({ kind: 'foreign', text: 'Bundeswehr', lang: 'de' });
  expect(plainText(foreign)).toBe('The Bundeswehr buys.');
});

test('a link has the language of its label', () => {
  expect(parseText('[{uk:Українською}](/uk)')).toEqual([
    { kind: 'link', text: 'Українською', href: '/uk', lang: 'uk' },
  ]);
});

test('a term links to its entry in the glossary; without terms and in plain text only its label remains', () => {
  const inflected = 'Nach den [{de:VS-NfD-Regeln}](glossary:vs-nfd), for [CUI](glossary:cui).';
  expect(parseText(inflected)).toEqual([
    'Nach den ',
    { kind: 'term', text: 'VS-NfD-Regeln', href: '/glossary#vs-nfd', lang: 'de' },
    ', for ',
    { kind: 'term', text: 'CUI', href: '/glossary#cui' },
    '.',
  ]);
  expect(parseText(inflected, { terms: false })).toEqual([
    'Nach den ',
    { kind: 'foreign', text: 'VS-NfD-Regeln', lang: 'de' },
    ', for CUI.',
  ]);
  expect(plainText(inflected)).toBe('Nach den VS-NfD-Regeln, for CUI.');
});

test('an official address is a separate part; plain text has only its label, printed text also its URL', () => {
  const register = 'Search [the {de:Handelsregister}](address:company/germany-courts).';
  expect(parseText(register)[1]).toEqual({
    kind: 'address',
    label: ['the ', { kind: 'foreign', text: 'Handelsregister', lang: 'de' }],
    href: 'https://www.handelsregister.de/',
    hrefLang: 'de',
    language: { words: expect.stringContaining('German'), code: 'DE' },
  });
  expect(plainText(register)).toBe('Search the Handelsregister.');
  expect(printedText(register)).toBe('Search the Handelsregister (www.handelsregister.de).');
  expect(printedText('Due {2025-09}.')).toBe('Due September 2025.');
});

test('a fact adds its certainty label on pages and in print, but not in data', () => {
  expect(parseText('{fact:audit-time}').slice(-2)).toEqual([
    { kind: 'certainty', text: ' (second-hand)', certainty: 'second-hand' },
    '.',
  ]);
  expect(printedText('{fact:audit-time}')).toMatch(/recertification \(second-hand\)\.$/);
  expect(plainText('{fact:audit-time}')).toMatch(/recertification\.$/);
  expect(() => parseText('So. {sure:open}')).toThrow('not a certainty with a label');
});

test.each([
  ['One audit. {sure:second-hand}', 'One audit (second-hand).'],
  ['One audit. {sure:common-practice} Then two.', 'One audit (common\u00a0practice). Then two.'],
  ['30 days {sure:our-estimate}', '30 days (our\u00a0estimate)'],
  ['See [the terms](/legal/terms). {sure:second-hand}', 'See the terms (second-hand).'],
  ['So says [the text.](/legal/terms) {sure:second-hand}', 'So says the text. (second-hand)'],
  ['The form says “Ask.” {sure:second-hand}', 'The form says “Ask.” (second-hand)'],
  ['Who audits? {sure:second-hand}', 'Who audits? (second-hand)'],
])('the label comes before the period that ends the sentence: %s', (text, printed) => {
  expect(printedText(text)).toBe(printed);
});

test.each([
  ['a link to no page', 'See [the terms](/legal/term#fees).', '"/legal/term#fees" leads to no page'],
  ['a language that is not listed', 'The {xx:Amt} buys.', '"{xx:Amt}" is not a placeholder of a text'],
  ['a date in words', 'Since {10 November 2025}.', '"{10 November 2025}" is not a placeholder of a text'],
  ['an unknown figure', 'After {figure:voyage}.', 'unknown figure "voyage"'],
  ['an unknown term', 'See [CUI](glossary:cuii).', 'no glossary entry has the id "cuii"'],
  ['an unknown kind of target', 'See [there](adress:nando).', '"adress:nando" is not a target of a link'],
  ['an unknown address', '[There](address:nowhere).', 'unknown address "nowhere"'],
  ['a month that does not exist', 'Since {2025-13}.', '"2025-13" is not an ISO date'],
])('%s is an error that quotes the text', (_, text, message) => {
  expect(() => parseText(text)).toThrow(`${message}, in the text "${text}"`);
});
