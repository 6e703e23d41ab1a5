import { countLine, countsIn } from './counts';

test.each([
  [
    'Jest',
    'Test Suites: 2 failed, 80 passed, 82 total\nTests:       1 failed, 2 skipped, 350 passed, 353 total',
    '350 passed, 1 failed, 2 skipped',
  ],
  [
    'Node, no terminal',
    '# tests 6\n# pass 4\n# fail 1\n# cancelled 0\n# skipped 1\n# todo 0',
    '4 passed, 1 failed, 1 skipped',
  ],
  [
    'Node, in a terminal',
    '\u001b[34mℹ pass 23\u001b[39m\n\u001b[34mℹ fail 0\u001b[39m',
    '23 passed, 0 failed, 0 skipped',
  ],
  [
    'Playwright',
    '  1 failed\n    [chromium] › a.spec.ts › 3 passed things\n  1 skipped\n  498 passed (8.9m)',
    '498 passed, 1 failed, 1 skipped',
  ],
  ['no runner', 'Checked 584 files in 4s. No fixes applied.', '0 passed, 0 failed, 0 skipped'],
])('counts of %s', (_, output, line) => {
  expect(countLine(countsIn(output))).toBe(line);
});
