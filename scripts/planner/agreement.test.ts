/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { actions } from '@/content/planner/actions';
import type { HomeCountryCode } from '@/content/planner/codes';
import { examples } from '@/content/planner/examples';
import { planAsJson } from '@/lib/planner/link/json';

const fixture = (name: string) => readFileSync(join(__dirname, 'fixtures', name), 'utf8').trim();

/** Golden cases, worked plans and random answers of the rule sheet’s third edition, computed by another model. */
const cases: { id: string; answers: object; result: object }[] = fixture('agreement.jsonl')
  .split('\n')
  .map((line) => JSON.parse(line));

test.each(cases)('$id has the result of the rule sheet, line of totals included', ({ answers, result }) => {
  expect(planAsJson(answers)).toEqual(result);
});

test('the worked plans of the page are those of the rule sheet', () => {
  for (const { id, answers } of examples) {
    const { homeCountry: seat, weapon: _, ...same } = answers;
    expect(cases.find((one) => one.id === id)?.answers).toEqual({ v: 2, ...same, seat });
  }
});

/** How long an action takes, by seat, in the words of the sheet. */
const times: { action: string; seats: HomeCountryCode[]; text: string; certainty: string }[] = JSON.parse(
  fixture('times.json'),
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
