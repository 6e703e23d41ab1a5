/** @jest-environment node */
import { judgeGoals } from './goals';
import { report } from './report';
import { median } from './statistics';
import type { Results } from './types';

const row = (route: string, lcpRatio: number, script: number, document: number, cpu: number) => ({
  route,
  lcp: lcpRatio * 1000,
  twinLcp: 1000,
  lcpRatio,
  cls: 0,
  blocking: cpu,
  score: 100 - cpu / 20,
  cpu,
  bytes: { script, document },
  html: 4 * document,
  requests: 12,
});
const slow = (route: string, lcpRatio: number, cpu: number) => ({
  route,
  lcp: lcpRatio * 1000,
  twinLcp: 1000,
  cls: 0,
  blocking: cpu,
  score: 90,
  cpu,
});
const run = (count: number, site: number, empty: number) => ({
  count,
  site: { seconds: 20, memory: 1000, perDocument: site },
  empty: { seconds: 10, memory: 600, perDocument: empty },
  scripts: { bytes: 1, content: false },
});
const results: Results & Required<Pick<Results, 'clicks'>> = {
  pages: [
    row('empty page', 1.5, 100_000, 1000, 80),
    row('/', 1.51, 119_000, 70_000, 150),
    row('/planner', 1.2, 105_000, 60_000, 90),
    row('/certifications/comparison', 1.2, 105_000, 60_000, 90),
    row('/about', 1.53, 104_000, 63_040, 90),
    row('/stations/quality', 1.2, 117_000, 50_000, 90),
  ],
  slowed: [slow('empty page', 1, 100), slow('/', 1.1, 150), slow('/about', 1, 120)],
  shifts: [{ route: '/about', width: 390, shift: 0.0004 }],
  clicks: [{ line: 'slow 4G', full: 1500, ready: 60, hurried: 1200, unasked: 0 }],
  builds: { page: { bytes: 1, elements: 1, links: 1 }, rows: [run(40, 0, 0), run(1000, 30, 20)] },
};

test('the median of an odd and of an even number of values', () => {
  expect([median([3, 1, 2]), median([4, 1, 3, 2])]).toEqual([2, 2.5]);
});

test('each goal names the worst it has found and says whether that is inside, rounding nothing in its favor', () => {
  const verdicts = Object.fromEntries(
    judgeGoals(results).map(({ goal, limit, found, met }) => [goal, `${found} of ${limit}: ${met}`]),
  );
  expect(verdicts).toMatchObject({
    "LCP beside the page's twin without scripts": '1.53 (/about) of 1.52: false',
    'Blocking time of home beside the empty page': '1.88 (/) of 1.50: false',
    'Points below the empty page': '4 (/) of 3: false',
    'kB of HTML, home': '280.0 (/) of 220.0: false',
    'Main thread beside the empty page, really slowed': '1.20 (/about) of 1.45: true',
    'LCP beside the twin, really slowed': '1.10 (/) of 1.05: false',
    'Click 0.3 s after pointing beside a full load': '0.80 (slow 4G) of 0.55: false',
    'Layout shift of any page': '0.000 (/about) of 0.000: true',
    'Click beside a full load': '0.04 (slow 4G) of 0.20: true',
    'ms a page beside the empty stack': '1.50 (1,000 pages) of 1.25: false',
    'Client scripts that hold content': '0 (40 pages) of 0: true',
  });
});

test('a part that was not run has no goals and no table', () => {
  const machine = { date: '2026-01-01', processor: '2 × X', node: '20', browser: 'Chromium' };
  const goals = judgeGoals({ clicks: results.clicks });
  expect(goals.map(({ goal }) => goal)).toHaveLength(3);
  const text = report({ machine, clicks: results.clicks, goals });
  expect(text).toContain('| slow 4G | 1,500 | 60 | 0.04 | 1,200 | 0.80 |');
  expect(text).not.toContain('LCP');
});
