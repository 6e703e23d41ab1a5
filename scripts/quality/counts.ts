/** How many tests a runner has run, by outcome. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/**
 * Summary lines of Jest ("Tests: 1 failed, 2 passed, 3 total"), Node ("# pass 2") and Playwright (" 2 passed (3s)").
 */
const outcomes = { passed: 'pass(?:ed)?', failed: 'fail(?:ed)?|flaky|cancelled', skipped: 'skip(?:ped)?' };
const summary =
  /^(?:Tests: .*|[#ℹ] (?:pass|fail|cancelled|skipped) \d+|\s+\d+ (?:passed|failed|flaky|skipped)\b.*)$/;

// biome-ignore lint/suspicious/noControlCharactersInRegex: a terminal's colors begin with the escape character
const colors = /\u001b\[\d*m/g;

/** Sum of the counts in a run's output; output without a test runner's summary counts as none. */
export function countsIn(output: string): Counts {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const line of output
    .replace(colors, '')
    .split('\n')
    .filter((text) => summary.test(text)))
    for (const name of ['passed', 'failed', 'skipped'] as const)
      for (const [, before, after] of line.matchAll(
        new RegExp(`(\\d+) (?:${outcomes[name]})\\b|\\b(?:${outcomes[name]}) (\\d+)`, 'g'),
      ))
        counts[name] += Number(before ?? after);
  return counts;
}

/** The counts in the usual wording of test logs. */
export const countLine = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`;
