import { buildDate } from '@/content/build-date';
import { factRecords } from '@/content/facts';
import type { Fact } from '@/content/facts/types';
import { rulesOn } from '@/lib/rules/register';
import { withBuildDate } from '@/scripts/support/build-date';
import { comingWithoutWording } from './fact-reviews';

/** Days on which the content is checked: today, and days after dates in the content. */
const days = ['2026-11-28', '2027-01-02', '2027-12-31'];

/** Returns every text of content that pages print, in its version of a day. */
const textsOn = (day: string): string[] =>
  withBuildDate(day, () => {
    const { pageRecords } = require('../pages/records') as typeof import('../pages/records');
    const { facts } = require('@/content/facts') as typeof import('@/content/facts');
    const { textsIn } = require('@/lib/text/texts-in') as typeof import('@/lib/text/texts-in');
    const { from: _, ...rest } = { from: [], facts, pages: pageRecords };
    return textsIn(rest);
  });

const coming = { ...factRecords['cra-full'], effective: '2027-01-10', from: undefined } as Fact;

test('reports a coming fact without a wording for its date, from that date on', () => {
  expect(comingWithoutWording({ 'new-rule': coming }, '2027-01-09')).toEqual([]);
  expect(comingWithoutWording({ 'new-rule': coming }, '2027-01-10')).toEqual([
    { id: 'new-rule', field: 'from', day: '2027-01-10' },
  ]);
  const from = [{ date: '2027-01-10', text: 'Since {2027-01-10} …' }];
  expect(comingWithoutWording({ 'new-rule': { ...coming, from } }, '2027-01-10')).toEqual([]);
});

test('no fact is still "coming" after its date', () => {
  expect(comingWithoutWording(factRecords, buildDate)).toEqual([]);
});

test.each(days)('on %s no rule under Coming has a past date', (day) => {
  const rules = rulesOn(day);
  expect(rules.filter(({ state, effective }) => state === 'coming' && effective && effective <= day)).toEqual(
    [],
  );
  expect(rules.filter(({ state, effective = '' }) => state === 'in-force' && effective > day)).toEqual([]);
});

/** Matches phrases about the future before a date in braces or as printed. */
const futurePhrase = /\b(?:from|until|before the|by) (?:\{(\d{4}-\d{2}-\d{2})\}|(\d{1,2}) (\w+) (20\d\d))/gi;
const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** Returns sentences that refer to a past day as future. */
function outdatedSentences(texts: readonly string[], day: string): string[] {
  return texts.flatMap((text) =>
    [...text.matchAll(futurePhrase)]
      .map(([words, iso, date = '', month = '', year]) => {
        const named =
          iso ?? `${year}-${String(months.indexOf(month) + 1).padStart(2, '0')}-${date.padStart(2, '0')}`;
        return { words, named, before: text.slice(0, text.indexOf(words)) };
      })
      .filter(
        ({ named, before }) =>
          // A date before the first check was never in the future.
          named > '2026-11-23' && named <= day && !/\bwas to (?:apply|end|bring[^.]*)(?: on)? $/.test(before),
      )
      .map(({ words }) => `${words}: ${text}`),
  );
}

test.each(days)('on %s no text refers to a past date as future', (day) => {
  expect(outdatedSentences(textsOn(day), day)).toEqual([]);
});
