import { buildDate } from '@/content/build-date';
import { factOn, factRecords } from '@/content/facts';
import type { Fact } from '@/content/facts/types';
import { rulesOn } from '@/lib/rules/register';
import { onDay } from '@/scripts/support/on-day';
import { comingWithoutWording, oldReadings } from './fact-pages';

/** Days on which the content is read: today's, and those after dates that it names. */
const days = ['2026-11-28', '2026-12-03', '2027-01-02', '2027-02-01', '2027-04-01', '2027-12-31'];

/** Every text of content that pages print, as it reads on a day. */
const textsOn = (day: string): string[] =>
  onDay(day, () => {
    const { factPageContents } = require('./fact-pages') as typeof import('./fact-pages');
    const { facts } = require('@/content/facts') as typeof import('@/content/facts');
    const { textsIn } = require('@/lib/text/texts-in') as typeof import('@/lib/text/texts-in');
    const { from: _, ...rest } = { from: [], facts, pages: factPageContents() };
    return textsIn(rest);
  });

const coming = { ...factRecords['cra-full'], effective: '2027-01-10', from: undefined } as Fact;

test('a coming fact without a wording from its date is named from that date on', () => {
  expect(comingWithoutWording({ 'new-rule': coming }, '2027-01-09')).toEqual([]);
  expect(comingWithoutWording({ 'new-rule': coming }, '2027-01-10')).toEqual([
    { id: 'new-rule', field: 'from', day: '2027-01-10' },
  ]);
  const from = [{ date: '2027-01-10', text: 'Since {2027-01-10} …' }];
  expect(comingWithoutWording({ 'new-rule': { ...coming, from } }, '2027-01-10')).toEqual([]);
});

test('no fact of the site is still coming although its date is past', () => {
  expect(comingWithoutWording(factRecords, buildDate)).toEqual([]);
});

test.each(days)('on %s nothing under Coming has its date behind it', (day) => {
  const rules = rulesOn(day);
  expect(rules.filter(({ state, effective }) => state === 'coming' && effective && effective <= day)).toEqual(
    [],
  );
  expect(rules.filter(({ state, effective = '' }) => state === 'in-force' && effective > day)).toEqual([]);
});

test('a coming fact is in force from its date on, in its wording of that day', () => {
  const record = factRecords['machinery-2027'];
  expect(factOn(record, '2027-01-19')).toMatchObject({ status: 'coming', text: record.text });
  const since = factOn(record, '2027-01-20');
  expect(since.status).toBe('in-force');
  expect(since.text).toMatch(/^Since \{2027-01-20\}/);
  expect(factOn(factRecords['circuit-boards'], '2027-01-02').status).toBe('unsettled');
});

/** Words for what lies ahead, before a date in braces or as printed. */
const ahead = /\b(?:from|until|before the|by) (?:\{(\d{4}-\d{2}-\d{2})\}|(\d{1,2}) (\w+) (20\d\d))/gi;
const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** Sentences that speak of the future or the present up to a day that is past. */
function pastAhead(texts: readonly string[], day: string): string[] {
  return texts.flatMap((text) =>
    [...text.matchAll(ahead)]
      .map(([words, iso, date = '', month = '', year]) => {
        const named =
          iso ?? `${year}-${String(months.indexOf(month) + 1).padStart(2, '0')}-${date.padStart(2, '0')}`;
        return { words, named, before: text.slice(0, text.indexOf(words)) };
      })
      .filter(
        ({ named, before }) =>
          // A date of the week before the first reading cannot be one that was ahead then.
          named > '2026-11-23' && named <= day && !/\bwas to (?:apply|end|bring[^.]*)(?: on)? $/.test(before),
      )
      .map(({ words }) => `${words}: ${text}`),
  );
}

test('the check finds a sentence whose day is past', () => {
  const text = 'From {2027-01-12} a provider may not charge. Until 31 December 2026 it looks at melting.';
  expect(pastAhead([text], '2026-12-30')).toEqual([]);
  expect(pastAhead([text], '2027-01-12')).toHaveLength(2);
});

test.each(days)('on %s no text speaks of a past date as if it were ahead', (day) => {
  expect(pastAhead(textsOn(day), day)).toEqual([]);
});

test('the report names first what ends within 60 days, with the pages that print it', () => {
  const soon = onDay('2026-11-28', () =>
    (require('./fact-pages') as typeof import('./fact-pages')).expiringSoon(),
  );
  expect(soon[0]).toMatchObject({ day: '2026-12-02', why: 'wording', pages: ['/rules'] });
  expect(soon.map(({ day }) => day)).toEqual(soon.map(({ day }) => day).toSorted());
  expect(soon.every(({ day }) => day <= '2027-01-27')).toBe(true);
  expect(soon.find(({ what }) => what === 'data-act-switching')?.pages).toContain('/legal/terms');
  expect(soon.find(({ what }) => what.startsWith('“While Phase 2'))?.pages).toEqual(['/planner/rules']);
});

test('a text read 181 days ago is reported where a fact stands on it without a mark, one with a mark is not', () => {
  const ids = oldReadings('2026-11-28').map(({ what }) => what);
  expect(ids).toContain('itar-126-7');
  expect(ids).not.toContain('cmmc-phase-3');
  expect(oldReadings('2025-07-26').map(({ what }) => what)).not.toContain('itar-126-7');
  expect(oldReadings('2025-07-27').map(({ what }) => what)).toContain('itar-126-7');
});
