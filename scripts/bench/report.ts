import type { Builds, ClickRow, Goal, PageRow, Results, ShiftRow, TwinRow } from './types';

/** Machine and time of a run. */
export interface Machine {
  date: string;
  processor: string;
  node: string;
  browser: string;
}

const whole = (value: number) => Math.round(value).toLocaleString('en-US');
const kB = (bytes = 0) => (bytes / 1000).toFixed(1);
const ratio = (value: number) => value.toFixed(2);

/** Rows of cells as a Markdown table; the first row is the head. */
function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, index) => (index ? '---:' : '---'))), ...rows.map(line)].join('\n');
}

/** Bytes of a page that are not script. */
const rest = ({ bytes }: Pick<PageRow, 'bytes'>): number =>
  Object.entries(bytes).reduce((sum, [kind, size]) => (kind === 'script' ? sum : sum + size), 0);

/** Bytes of a page that are script. */
const scriptOf = ({ bytes }: Pick<PageRow, 'bytes'>): number => bytes.script ?? 0;

function pagesTable(pages: readonly PageRow[]): string {
  const [empty] = pages as [PageRow, ...PageRow[]];
  return table(
    [
      'Route',
      'LCP ms',
      'twin ms',
      'LCP ratio',
      'CLS',
      'score',
      'blocking ms',
      'ratio',
      'CPU ms',
      'ratio',
      'HTML kB',
      'script kB',
      'script ratio',
      'rest kB',
      'requests',
    ],
    pages.map((row) => [
      row.route,
      whole(row.lcp),
      whole(row.twinLcp),
      ratio(row.lcpRatio),
      row.cls.toFixed(3),
      whole(row.score),
      whole(row.blocking),
      ratio(row.blocking / empty.blocking),
      whole(row.cpu),
      ratio(row.cpu / empty.cpu),
      kB(row.html),
      kB(row.bytes.script),
      ratio(scriptOf(row) / scriptOf(empty)),
      kB(rest(row)),
      row.requests,
    ]),
  );
}

function slowedTable(slowed: readonly TwinRow[]): string {
  const [empty] = slowed as [TwinRow, ...TwinRow[]];
  return table(
    [
      'Route, really slowed down',
      'LCP ms',
      'twin ms',
      'LCP ratio',
      'score',
      'blocking ms',
      'ratio',
      'main thread ms',
      'ratio',
    ],
    slowed.map(({ route, lcp, twinLcp, score, blocking, cpu }) => [
      route,
      whole(lcp),
      whole(twinLcp),
      ratio(lcp / twinLcp),
      whole(score),
      whole(blocking),
      ratio(blocking / empty.blocking),
      whole(cpu),
      ratio(cpu / empty.cpu),
    ]),
  );
}

const clicksTable = (clicks: readonly ClickRow[]) =>
  table(
    ['Line', 'full load ms', 'click, data there ms', 'ratio', 'click 0.3 s after pointing ms', 'ratio'],
    clicks.map((row) => [
      row.line,
      whole(row.full),
      whole(row.ready),
      ratio(row.ready / row.full),
      whole(row.hurried),
      ratio(row.hurried / row.full),
    ]),
  );

const buildsTable = ({ rows }: Builds) =>
  table(
    [
      'Certification pages',
      'site s',
      'empty stack s',
      'site ms a page',
      'empty ms a page',
      'ratio',
      'site MB',
      'empty MB',
    ],
    rows.map(({ count, site, empty }) => [
      whole(count),
      whole(site.seconds),
      whole(empty.seconds),
      site.perDocument ? whole(site.perDocument) : '',
      empty.perDocument ? whole(empty.perDocument) : '',
      site.perDocument ? ratio(site.perDocument / (empty.perDocument ?? Number.NaN)) : '',
      whole(site.memory),
      whole(empty.memory),
    ]),
  );

function shiftsLine(shifts: readonly ShiftRow[]): string {
  const worst = shifts.reduce((a, b) => (b.shift > a.shift ? b : a));
  const moved = shifts.filter(({ shift }) => shift > 0).length;
  return `Layout shift, ${shifts.length} loads (every page at 390 and 1440 px, scrolled through): ${moved} above 0, largest ${worst.shift.toFixed(3)} (${worst.route} at ${worst.width} px).`;
}

const goalsTable = (goals: readonly Goal[]) =>
  table(
    ['Goal', 'at most', 'worst found', 'met'],
    goals.map(({ goal, limit, found, met }) => [goal, limit, found, met ? 'yes' : 'no']),
  );

/** Results of one run, as Markdown. */
export function report({
  machine,
  pages,
  slowed,
  shifts,
  clicks,
  presses,
  builds,
  goals,
}: Results & { machine: Machine; goals: readonly Goal[] }): string {
  const parts = [`${machine.date}, ${machine.processor}, Node ${machine.node}, ${machine.browser}.`];
  if (pages) parts.push(pagesTable(pages));
  if (slowed) parts.push(slowedTable(slowed));
  if (shifts) parts.push(shiftsLine(shifts));
  if (clicks) parts.push(clicksTable(clicks));
  if (presses)
    parts.push(
      table(
        ['Press, four-fold slowdown', 'ms to paint'],
        presses.map(({ press, ms }) => [press, whole(ms)]),
      ),
    );
  if (builds)
    parts.push(
      `A page: ${kB(builds.page.bytes)} kB of HTML, ${builds.page.elements} elements, ${builds.page.links} links.`,
      buildsTable(builds),
    );
  parts.push(goalsTable(goals));
  return parts.join('\n\n');
}
