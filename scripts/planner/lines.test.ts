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

test('prints one line per input line: the plan, or the error of a rejected line', async () => {
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
    '{"seat":"FR"}',
    '{"usParts":"yes","usItem":"usml"}',
    '{"v":3}',
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
    { line: 8, error: 'seat: unknown code "FR"' },
    // cspell:ignore stands beside -- other programs compare this message of the command line
    { line: 9, error: 'usParts: stands beside usItem or usPerson' },
    { line: 10, error: 'v: unknown code 3' },
    ...good.map((text) => json(planAsJson(JSON.parse(text)))),
  ]);
});
