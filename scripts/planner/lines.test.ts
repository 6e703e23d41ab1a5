import { planLines } from './lines';
import { planAsJson } from './plan-as-json';

test('prints one line per input line: the plan, or the error of a rejected line', async () => {
  const answers = '{"v":2,"buyers":["DE"],"products":["drones"]}';
  const lines: string[] = [];
  const input = [`\uFEFF${answers}`, '{"buyers":["XX"]}', '{"buyers"'];
  for await (const line of planLines(
    (async function* () {
      yield* input;
    })(),
  ))
    lines.push(line);
  expect(lines).toEqual([
    `${JSON.stringify(planAsJson(JSON.parse(answers)))}\n`,
    '{"line":2,"error":"buyers: unknown code \\"XX\\""}\n',
    expect.stringMatching(/^\{"line":3,"error":".*JSON.*"\}\n$/),
  ]);
});
