import { requirementsOf } from '@/lib/buyers/requirements';
import { resolveEntry } from '@/lib/buyers/statements';
import { walk } from '@/lib/content/walk';
import { letterById, recipientInSentence } from '@/lib/letters/letter';
import { plainText } from '@/lib/text/rich-text';
import { duplicates } from '@/scripts/support/duplicates';
import { buyerRecords } from '.';
import * as euMoney from './eu-money';
import { homePermits } from './permits';
import { type BuyerFact, topicIds } from './types';
import * as unitedStates from './united-states';

/** Matches the text of a line: a sentence, which ends in a question mark if it is an open question. */
const sentence = /[.?!]$/;

describe.each(buyerRecords)('$slug', (buyer) => {
  const { code, cardFact, offices, letters, topics, markings, clearanceFrom, lowestMarking } = buyer;

  test('a rule of the planner decides whether a drone maker needs AQAP 2110', () => {
    const aqap = requirementsOf(code).find(({ certification }) => certification === 'aqap2110');
    expect(aqap?.verdicts.drones).not.toBe('not-needed');
  });

  test('cardFact has at most 62 characters', () => {
    expect(cardFact.slice(0, 62)).toBe(cardFact);
  });

  test('offices and letters are listed once', () => {
    expect(duplicates(offices.map(({ name }) => name))).toEqual([]);
    expect(duplicates(letters)).toEqual([]);
  });

  test('the recipient of the first letter fits within a sentence', () => {
    expect(recipientInSentence(letterById(letters[0]))).not.toMatch(/^(?:The|A|Your) /);
  });

  test('the letter of an office is one of the letters', () => {
    expect(letters).toEqual(expect.arrayContaining(offices.flatMap(({ letter }) => letter ?? [])));
  });

  test('markings begin at level 1 and rise, and one has the level of clearanceFrom', () => {
    const levels = markings.map(({ level }) => level);
    expect(levels[0]).toBe(1);
    expect(levels).toEqual([...new Set(levels)].toSorted());
    expect(levels).toContain(clearanceFrom ?? 1);
  });

  test('lowestMarking is "ask" if the first marking is open, and only then', () => {
    expect(lowestMarking === 'ask').toBe(markings[0].certainty === 'open');
  });

  test('an open marking asks a question', () => {
    expect(markings.filter(({ certainty, needs }) => certainty === 'open' && !needs.includes('?'))).toEqual(
      [],
    );
  });

  const answered = topicIds.flatMap((id) => (topics[id] ? [{ id, ...topics[id] }] : []));

  test.each(answered)('topics.$id: facts are sentences, and the open ones ask a question', ({ facts }) => {
    const lines = facts.map(resolveEntry);
    expect(lines.filter(({ text }) => !sentence.test(plainText(text)))).toEqual([]);
    expect(lines.filter(({ text, certainty }) => certainty === 'open' && !text.includes('?'))).toEqual([]);
  });

  test.each(answered)(
    'topics.$id: short says whom to ask if the first fact is open, and only then',
    ({ short, facts: [first] }) => {
      const asks = /\bask\b/i.test(plainText(short));
      expect([short, asks]).toEqual([short, resolveEntry(first).certainty === 'open']);
    },
  );
});

test.each([
  ...buyerRecords.map(({ slug, weapon, due, guides }) => [slug, [weapon?.answers, due, guides]] as const),
  ...homePermits.map(({ home, file, points }) => [`permits.ts ${home}`, [file, points]] as const),
  ['eu-money.ts', { ...euMoney }] as const,
  ['united-states.ts', { ...unitedStates }] as const,
])('%s: every other line is a sentence, and a question if it is open, and only then', (_, content) => {
  const lines = walk(content).filter(
    (node): node is BuyerFact => typeof node === 'object' && 'text' in node && 'checked' in node,
  );
  expect(lines.filter(({ text }) => !sentence.test(plainText(text)))).toEqual([]);
  expect(lines.filter(({ text, certainty }) => (certainty === 'open') !== text.includes('?'))).toEqual([]);
});

test('united-states.ts: the labels of the drone name every rule on parts, and no other', () => {
  const named = unitedStates.droneParts.flatMap(({ rules }) => rules);
  expect([...new Set(named)].toSorted()).toEqual(unitedStates.partsRules.map(({ fact }) => fact).toSorted());
});

test.each(homePermits)('permits.ts $home: a time has no days if it is open, and only then', ({ times }) => {
  expect(times.filter(({ days, certainty }) => (days === undefined) !== (certainty === 'open'))).toEqual([]);
});
