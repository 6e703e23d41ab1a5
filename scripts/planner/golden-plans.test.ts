/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { facts } from '@/content/facts';
import { actions } from '@/content/planner/actions';
import type { HomeCountryCode } from '@/content/planner/codes';
import { examples } from '@/content/planner/examples';
import { rules } from '@/content/planner/rules';
import { buildPlan } from '@/lib/planner/engine/build-plan';
import { plannerData } from '@/lib/planner/engine/data';
import { answersFromJson } from '@/lib/planner/link/json';
import { computeGoldenPlan, readGoldenPlans } from './golden-plans';

const cases = readGoldenPlans();

test.each(cases)('$id equals its golden result, including the line of totals', (one) => {
  expect(computeGoldenPlan(one)).toEqual(one);
});

test('the golden plans cover every rule except D4', () => {
  const covered = cases.flatMap(({ answers }) => {
    const plan = buildPlan(plannerData, answersFromJson(answers));
    const { items, ask, held, notNeeded, gates, ear, deadline, notes, worth } = plan;
    const judged = [...items, ...ask, ...held, ...notNeeded, ...gates, ...(ear ? [ear] : [])];
    return [...judged.flatMap((one) => one.rules), ...notes, ...worth, deadline?.rule];
  });
  // D4 is a deadline before the start, which produces no plan.
  expect(rules.map(({ id }) => id).filter((id) => !covered.includes(id))).toEqual(['D4']);
});

test('the worked plans of the page are among the golden plans', () => {
  for (const { id, answers } of examples) {
    const { homeCountry: seat, weapon: _, ...same } = answers;
    expect(cases.find((one) => one.id === id)?.answers).toEqual({ v: 2, ...same, seat });
  }
});

/** Expected duration of each action by country of the company, from the research notes; the fact on NCAGE codes by its id. */
const times: { action: string; seats: HomeCountryCode[]; text: string; certainty: string }[] = JSON.parse(
  readFileSync(join(__dirname, 'fixtures/times.json'), 'utf8'),
);

test('each action states the expected duration for each country', () => {
  const expected: Record<string, string[]> = {};
  const actual: Record<string, string[]> = {};
  for (const { action, seats, text, certainty } of times)
    for (const seat of seats) {
      const key = `${action} ${seat}`;
      expected[key] = [
        ...(expected[key] ?? []),
        `${text.replace('{fact:ncage-time}', facts['ncage-time'].text)} ${certainty}`,
      ];
      actual[key] = (actions.find(({ id }) => id === action)?.howLong ?? [])
        .filter(({ when }) => !when || when.some(({ homeCountry }) => homeCountry?.includes(seat)))
        .map((span) => `${span.text} ${span.certainty}`);
    }
  expect(actual).toEqual(expected);
});
