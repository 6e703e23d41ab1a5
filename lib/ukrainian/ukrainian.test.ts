import { ukrainianPage as copy } from '@/content/page-copy/ukrainian';
import { figureByName } from '../figures/named';
import { networkAnswers } from '../network/data';
import { networkProducts } from '../network/results';
import { parseText, plainText } from '../text/rich-text';
import { textsIn } from '../text/texts-in';
import { buyerTableRows } from './buyers-table';
import { originalOf, translatedIn } from './statements';

/** The digits of a text, without separators: both languages print a number with the same ones. */
const digits = (text: string) => text.replace(/[^\d–]/g, '');
const texts = textsIn(copy);

test('every figure equals that of the English pages', () => {
  const names = new Set(
    texts.flatMap((text) => [...text.matchAll(/\{figure:([^}]*)\}/g)].map(([, name]) => name)),
  );
  expect(names.size).toBeGreaterThan(10);
  for (const name of names as Set<string>)
    expect([name, digits(figureByName(name, 'uk'))]).toEqual([name, digits(figureByName(name))]);
});

test('months and support by buyer equal those of the English table of combinations', () => {
  const { answers, of } = networkAnswers();
  const english = buyerTableRows.map(({ code }) => {
    const figures = answers[of[code]?.[networkProducts.indexOf('drones')] ?? -1]?.figures;
    return [code, figures?.months, digits(figures?.usd ?? '')];
  });
  expect(english).toHaveLength(6);
  expect(buyerTableRows.map(({ code, months, support }) => [code, months, digits(support)])).toEqual(english);
});

test('no figure is typed: digits are only in placeholders, links, and the names of standards, acts and letters', () => {
  const named = /(?:ISO\/IEC|ISO|AQAP|AS|STANAG|Resolution |№|[Лл]ист)[\s\u00a0]?\d+\w*/g;
  const words = texts.map((text) => text.replace(/\{[^}]*\}|\]\([^)]*\)/g, '').replace(named, ''));
  expect(words.filter((text) => /\d/.test(text))).toEqual([]);
});

test('every text can be printed in Ukrainian, and every translated statement has an English one', () => {
  for (const text of texts) expect(() => parseText(text, { locale: 'uk' })).not.toThrow();
  expect(plainText('{figure:journey}, {2026-11-28}', 'uk')).toBe('6 місяців, 28 листопада 2026 р.');
  expect(() => parseText('{fact:iso9001-2026}', { locale: 'uk' })).toThrow('English only');
  const translations = translatedIn(copy);
  expect(translations.length).toBeGreaterThan(15);
  for (const { of } of translations) expect(originalOf(of).text).toEqual(expect.any(String));
  expect(() => originalOf('no-such-statement')).toThrow('no statement');
});
