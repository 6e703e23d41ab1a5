import type { BuildRow, Goal, PageRow, Results, TwinRow } from './types';

interface Route {
  route: string;
}

/** Routes with goals of their own. */
const isHome = ({ route }: Route) => route === '/';
const isComparison = ({ route }: Route) => route === '/certifications/comparison';

const worst = <Row>(rows: readonly Row[], of: (row: Row) => number) =>
  rows.reduce((a, b) => (of(b) > of(a) ? b : a));
const at = (row: Route, value: number, digits: number) => `${value.toFixed(digits)} (${row.route})`;

/** One line per goal: the target, the result, and whether it is met; never rounded in the goal's favor. */
function judge<Row extends Route>(
  goal: string,
  limit: number,
  rows: readonly Row[],
  of: (row: Row) => number,
  digits = 2,
): Goal {
  const row = worst(rows, of);
  return { goal, limit: limit.toFixed(digits), found: at(row, of(row), digits), met: of(row) <= limit };
}

/** Every goal that the parts of this run can judge. Bytes and requests have budgets, which `npm run size` holds. */
export function judgeGoals({ pages, slowed, shifts, clicks, presses, builds }: Results): Goal[] {
  const goals: Goal[] = [];
  if (pages) {
    const [empty, ...site] = pages as [PageRow, ...PageRow[]];
    const html = (row: PageRow) => row.html / 1000;
    const blocking = (row: PageRow) => row.blocking / empty.blocking;
    goals.push(
      judge(
        "LCP beside the page's twin without scripts",
        Math.max(1.05, empty.lcpRatio + 0.02),
        site,
        ({ lcpRatio }) => lcpRatio,
      ),
      judge('Blocking time of home beside the empty page', 1.5, site.filter(isHome), blocking),
      judge(
        'Blocking time beside the empty page',
        1.15,
        site.filter((row) => !isHome(row)),
        blocking,
      ),
      judge('Points below the empty page', 3, site, ({ score }) => empty.score - score, 0),
      judge('kB of HTML, home', 220, site.filter(isHome), html, 1),
      judge('kB of HTML, comparison', 300, site.filter(isComparison), html, 1),
    );
  }
  if (slowed) {
    const [empty, ...site] = slowed as [TwinRow, ...TwinRow[]];
    const main = ({ cpu }: TwinRow) => cpu / empty.cpu;
    goals.push(
      judge('LCP beside the twin, really slowed', 1.05, site, ({ lcp, twinLcp }) => lcp / twinLcp),
      judge(
        'Blocking time beside the empty page, really slowed',
        1.8,
        site,
        (row) => row.blocking / empty.blocking,
      ),
      judge('Main thread of home beside the empty page, really slowed', 1.55, site.filter(isHome), main),
      judge(
        'Main thread beside the empty page, really slowed',
        1.45,
        site.filter((row) => !isHome(row)),
        main,
      ),
    );
  }
  if (shifts)
    // The goal is 0.000: below half a thousandth there is nothing to see.
    goals.push(judge('Layout shift of any page', 0, shifts, ({ shift }) => Number(shift.toFixed(3)), 3));
  if (clicks) {
    const slow = clicks.filter(({ line }) => line === 'slow 4G').map((row) => ({ ...row, route: row.line }));
    goals.push(
      judge('Click beside a full load', 0.2, slow, ({ ready, full }) => ready / full),
      judge(
        'Click 0.3 s after pointing beside a full load',
        0.55,
        slow,
        ({ hurried, full }) => hurried / full,
      ),
      judge('Data asked for before a link is pointed at', 0, slow, ({ unasked }) => unasked, 0),
    );
  }
  if (presses)
    goals.push(
      judge(
        'ms from a press to the painted answer',
        100,
        presses.map((row) => ({ ...row, route: row.press })),
        ({ ms }) => ms,
        0,
      ),
    );
  if (builds) {
    const thousand = builds.rows
      .filter(({ count }) => count === 1000)
      .map((row) => ({ ...row, route: '1,000 pages' }));
    const memory = ({ site }: BuildRow) => site.memory;
    const [first, last] = [builds.rows[0], builds.rows.at(-1)] as [BuildRow, BuildRow];
    goals.push(
      judge(
        'ms a page beside the empty stack',
        1.25,
        thousand,
        ({ site, empty }) => (site.perDocument ?? 0) / (empty.perDocument ?? 0),
      ),
      judge(
        'Peak memory of the largest build beside the smallest',
        1.1,
        [{ ...last, route: `${last.count} pages` }],
        () => memory(last) / memory(first),
      ),
      judge(
        'Client scripts that hold content',
        0,
        builds.rows.map((row) => ({ ...row, route: `${row.count} pages` })),
        ({ scripts }) => Number(scripts.content),
        0,
      ),
    );
  }
  return goals;
}
