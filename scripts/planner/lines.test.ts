/** @jest-environment node */
import { examples } from '@/content/planner/examples';
import { plan } from '@/lib/planner/engine/plan';
import { today } from './invariants';
import { planLines } from './lines';

async function linesOf(input: readonly string[]): Promise<unknown[]> {
  const source = (async function* () {
    yield* input;
  })();
  const answers: unknown[] = [];
  for await (const line of planLines(source, today)) {
    expect(line).toMatch(/^[^\n]+\n$/);
    answers.push(JSON.parse(line));
  }
  return answers;
}

test('one line for each line: a plan, or what the line was refused for; the rest goes on', async () => {
  const good = examples.map(({ answers }) => JSON.stringify(answers));
  const first = good[0] as string;
  const answers = await linesOf([
    `\uFEFF${first}`,
    '{"buyers":["XX"]}',
    '',
    '{"buyers"',
    '[]',
    'null',
    '{"products":["drones"],"color":"red"}',
    ...good,
  ]);
  const json = (value: unknown) => JSON.parse(JSON.stringify(value));
  expect(answers).toEqual([
    json(plan(JSON.parse(first), today)),
    { line: 2, error: 'buyers: unknown code "XX"' },
    { line: 3, error: expect.stringMatching(/JSON/) },
    { line: 4, error: expect.stringMatching(/JSON/) },
    { line: 5, error: 'answers: unknown code []' },
    { line: 6, error: 'answers: unknown code null' },
    { line: 7, error: 'answers: unknown code "color"' },
    ...examples.map((example) => json(plan(example.answers, today))),
  ]);
});

test('thousands of lines in seconds, each answered', async () => {
  const line = JSON.stringify(examples[6].answers);
  expect(await linesOf(Array(3000).fill(line))).toHaveLength(3000);
}, 20_000);
