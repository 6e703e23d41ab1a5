/** @jest-environment node */
import { examples } from '@/content/planner/examples';
import { planAsJson } from '@/lib/planner/link/json';
import { planLines } from './lines';

async function linesOf(input: readonly string[]): Promise<unknown[]> {
  const source = (async function* () {
    yield* input;
  })();
  const answers: unknown[] = [];
  for await (const line of planLines(source)) {
    expect(line).toMatch(/^[^\n]+\n$/);
    answers.push(JSON.parse(line));
  }
  return answers;
}

test('one line for each line: a plan, or what the line was refused for; the rest goes on', async () => {
  const good = examples.map(({ answers: { homeCountry: seat, ...rest } }) =>
    JSON.stringify({ v: 2, ...rest, seat }),
  );
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
    json(planAsJson(JSON.parse(first))),
    { line: 2, error: 'buyers: unknown code "XX"' },
    { line: 3, error: expect.stringMatching(/JSON/) },
    { line: 4, error: expect.stringMatching(/JSON/) },
    { line: 5, error: 'answers: unknown code []' },
    { line: 6, error: 'answers: unknown code null' },
    { line: 7, error: 'answers: unknown code "color"' },
    ...good.map((text) => json(planAsJson(JSON.parse(text)))),
  ]);
});

test('thousands of lines in seconds, each answered', async () => {
  const line =
    '{"buyers":["NO"],"products":["electronics","classified"],"data":["CONFIDENTIAL"],"seat":"DK"}';
  expect(await linesOf(Array(3000).fill(line))).toHaveLength(3000);
}, 20_000);
