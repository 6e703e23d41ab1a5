/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { actions } from '@/content/planner/actions';
import type { HomeCountryCode } from '@/content/planner/codes';
import { examples } from '@/content/planner/examples';
import { rules } from '@/content/planner/rules';
import { buildPlan } from '@/lib/planner/engine/build-plan';
import { plannerData } from '@/lib/planner/engine/data';
import { answersFromJson } from '@/lib/planner/link/json';
import { goldenCases, goldenToday } from './golden-plans';

const cases = goldenCases();

test.each(cases)('$id has the result of the rule sheet, key by key, and its line of totals', (one) => {
  expect(goldenToday(one)).toEqual(one);
});

test('every rule is spoken in one of them', () => {
  const spoken = cases.flatMap(({ answers }) => {
    const plan = buildPlan(plannerData, answersFromJson(answers));
    const { items, ask, held, notNeeded, gates, ear, deadline, notes, worth } = plan;
    const judged = [...items, ...ask, ...held, ...notNeeded, ...gates, ...(ear ? [ear] : [])];
    return [...judged.flatMap((one) => one.rules), ...notes, ...worth, deadline?.rule];
  });
  // A deadline before the start makes no plan: an edge case of its own.
  expect(rules.map(({ id }) => id).filter((id) => !spoken.includes(id))).toEqual(['D4']);
});

test('the worked plans of the page are those of the rule sheet', () => {
  for (const { id, answers } of examples) {
    const { homeCountry: seat, weapon: _, ...same } = answers;
    expect(cases.find((one) => one.id === id)?.answers).toEqual({ v: 2, ...same, seat });
  }
});

/** How long an action takes, by seat, in the words of the sheet. */
const times: { action: string; seats: HomeCountryCode[]; text: string; certainty: string }[] = JSON.parse(
  readFileSync(join(__dirname, 'fixtures/times.json'), 'utf8'),
);

test('each action of the sheet says at each seat how long it takes, in the sheet’s words', () => {
  const sheet: Record<string, string[]> = {};
  const ours: Record<string, string[]> = {};
  for (const { action, seats, text, certainty } of times)
    for (const seat of seats) {
      const key = `${action} ${seat}`;
      sheet[key] = [...(sheet[key] ?? []), `${text} ${certainty}`];
      ours[key] = (actions.find(({ id }) => id === action)?.howLong ?? [])
        .filter(({ when }) => !when || when.some(({ homeCountry }) => homeCountry?.includes(seat)))
        .map((span) => `${span.text} ${span.certainty}`);
    }
  expect(ours).toEqual(sheet);
});
