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

test('answers input that is longer than one read buffer', async () => {
  const line =
    '{"buyers":["NO"],"products":["electronics","classified"],"data":["CONFIDENTIAL"],"seat":"DK"}';
  expect(await linesOf(Array(900).fill(line))).toHaveLength(900);
});

test('accepts a start in the past and resolves contradictory answers like the page', async () => {
  const [past, contradictory, resolved] = (await linesOf([
    '{"buyers":["DE"],"products":["drones"],"start":"2020-01"}',
    '{"buyers":["US"],"products":["parts"],"data":["NOT_TOLD","NONE","CUI"]}',
    '{"buyers":["US"],"products":["parts"],"data":["CUI"]}',
  ])) as { message: null; items: { done: string[] }[] }[];
  expect(past).toMatchObject({ message: null });
  expect(past?.items[0]?.done).toEqual(['2020-05', '2020-10']);
  expect(contradictory).toEqual(resolved);
});
