import { planAsJson } from '../../lib/planner/link/json';

/** What went wrong, in the planner's words. */
export const faultOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** One line of JSON per line of answers: its plan, or the line's number and why it was rejected. */
export async function* planLines(lines: AsyncIterable<string>): AsyncGenerator<string> {
  let line = 0;
  for await (const text of lines) {
    line += 1;
    let answer: unknown;
    try {
      // A file may begin with a byte order mark.
      answer = planAsJson(JSON.parse(text.replace(/^\uFEFF/, '')));
    } catch (error) {
      answer = { line, error: faultOf(error) };
    }
    yield `${JSON.stringify(answer)}\n`;
  }
}
