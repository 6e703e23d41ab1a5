import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { examples } from '@/content/planner/examples';
import { planAsJson } from '@/lib/planner/link/json';

/** Golden cases, worked plans and a fifth of the random answers of the rule sheet, computed by another model. */
const cases: { id: string; answers: object; result: object }[] = readFileSync(
  join(__dirname, 'fixtures/agreement.jsonl'),
  'utf8',
)
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));

test.each(cases)('$id has the result of the rule sheet', ({ answers, result }) => {
  expect(planAsJson(answers)).toEqual(result);
});

test('the worked plans of the page are those of the rule sheet', () => {
  for (const { id, answers } of examples) {
    const { homeCountry: seat, ...same } = answers;
    expect(cases.find((one) => one.id === id)?.answers).toEqual({ v: 2, ...same, seat });
  }
});
