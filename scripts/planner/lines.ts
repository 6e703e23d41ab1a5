import { planAsJson } from './plan-as-json';

/** Returns the message of a thrown value. */
export const errorMessage = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Yields one line of JSON per input line: the plan, or the line number and the error. */
export async function* planLines(lines: AsyncIterable<string>): AsyncGenerator<string> {
  let line = 0;
  for await (const text of lines) {
    line += 1;
    let answer: unknown;
    try {
      // The first line may start with a byte order mark.
      answer = planAsJson(JSON.parse(text.replace(/^\uFEFF/, '')));
    } catch (error) {
      answer = { line, error: errorMessage(error) };
    }
    yield `${JSON.stringify(answer)}\n`;
  }
}
