/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { planCopy } from '@/content/page-copy/planner';
import { actions } from '@/content/planner/actions';
import type { HomeCountryCode } from '@/content/planner/codes';
import { examples } from '@/content/planner/examples';
import { budgetData } from '@/lib/budget/data';
import { budgetsOfPlan } from '@/lib/budget/planner';
import { lineOfTotals, totalsText } from '@/lib/budget/totals';
import { plannerData } from '@/lib/planner/engine/data';
import { layOut } from '@/lib/planner/engine/lay-out';
import { answersFromJson, planAsJson } from '@/lib/planner/link/json';

const fixture = (name: string) => readFileSync(join(__dirname, 'fixtures', name), 'utf8').trim();

/** Golden cases, worked plans and random answers of the rule sheet’s third edition, computed by another model. */
const cases: {
  id: string;
  answers: object;
  result: object;
  /** Beside each result: the line of totals, as figures and in print. */
  totals: object | null;
  totalsText: string | null;
}[] = fixture('agreement.jsonl')
  .split('\n')
  .map((line) => JSON.parse(line));

test.each(cases)('$id has the result of the rule sheet, key by key, and its line of totals', (one) => {
  expect(planAsJson(one.answers)).toEqual(one.result);
  const given = answersFromJson(one.answers);
  const laidOut = layOut(plannerData, given);
  const totals = lineOfTotals(laidOut.total.usd, budgetsOfPlan(budgetData, given, laidOut));
  const bills = totals?.bills.map(({ rate, sums }) => ({ rate: rate ?? 'open', sums }));
  expect(totals && { ...totals, bills }).toEqual(one.totals);
  expect(totalsText(totals, planCopy.totals) || null).toBe(one.totalsText);
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
