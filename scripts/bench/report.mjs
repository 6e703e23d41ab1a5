const whole = (value) => Math.round(value).toLocaleString('en-US');
const kB = (bytes = 0) => (bytes / 1000).toFixed(1);
const ratio = (value) => value.toFixed(2);

/** Rows of cells as a Markdown table; the first row is the head. */
function table([head, ...rows]) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, index) => (index ? '---:' : '---'))), ...rows.map(line)].join('\n');
}

/** Bytes of a page that are not script. */
export const rest = ({ bytes }) =>
  Object.entries(bytes).reduce((sum, [kind, size]) => (kind === 'script' ? sum : sum + size), 0);

function pagesTable(pages) {
  const [empty] = pages;
  return table([
    [
      'Route',
      'LCP ms',
      'twin ms',
      'LCP ratio',
      'CLS',
      'blocking ms',
      'CPU ms',
      'CPU ratio',
      'script kB',
      'script ratio',
      'rest kB',
      'requests',
    ],
    ...pages.map((row) => [
      row.route,
      whole(row.lcp),
      whole(row.twinLcp),
      ratio(row.lcpRatio),
      row.cls.toFixed(3),
      whole(row.blocking),
      whole(row.cpu),
      ratio(row.cpu / empty.cpu),
      kB(row.bytes.script),
      ratio(row.bytes.script / empty.bytes.script),
      kB(rest(row)),
      row.requests,
    ]),
  ]);
}

const slowedTable = (slowed) =>
  table([
    ['Route, really slowed down', 'LCP ms', 'twin ms', 'LCP ratio'],
    ...slowed.map(({ route, lcp, twinLcp }) => [route, whole(lcp), whole(twinLcp), ratio(lcp / twinLcp)]),
  ]);

const clicksTable = (clicks) =>
  table([
    ['Line', 'full load ms', 'click, data there ms', 'ratio', 'click 0.3 s after pointing ms', 'ratio'],
    ...clicks.map((row) => [
      row.line,
      whole(row.full),
      whole(row.ready),
      ratio(row.ready / row.full),
      whole(row.hurried),
      ratio(row.hurried / row.full),
    ]),
  ]);

const buildsTable = ({ rows }) =>
  table([
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
    ...rows.map(({ count, site, empty }) => [
      whole(count),
      whole(site.seconds),
      whole(empty.seconds),
      site.perDocument ? whole(site.perDocument) : '',
      empty.perDocument ? whole(empty.perDocument) : '',
      site.perDocument ? ratio(site.perDocument / empty.perDocument) : '',
      whole(site.memory),
      whole(empty.memory),
    ]),
  ]);

function shiftsLine(shifts) {
  const worst = shifts.reduce((a, b) => (b.shift > a.shift ? b : a));
  const moved = shifts.filter(({ shift }) => shift > 0).length;
  return `Layout shift, ${shifts.length} loads (every page at 390 and 1440 px, scrolled through): ${moved} above 0, largest ${worst.shift.toFixed(3)} (${worst.route} at ${worst.width} px).`;
}

const goalsTable = (goals) =>
  table([
    ['Goal', 'at most', 'worst found', 'met'],
    ...goals.map(({ goal, limit, found, met }) => [goal, limit, found, met ? 'yes' : 'no']),
  ]);

/**
 * What one run has found, as Markdown.
 * @param {Record<string, any>} results
 */
export function report({ machine, pages, slowed, shifts, clicks, builds, goals }) {
  const parts = [`${machine.date}, ${machine.processor}, Node ${machine.node}, ${machine.browser}.`];
  if (pages) parts.push(pagesTable(pages));
  if (slowed) parts.push(slowedTable(slowed));
  if (shifts) parts.push(shiftsLine(shifts));
  if (clicks) parts.push(clicksTable(clicks));
  if (builds)
    parts.push(
      `A page: ${kB(builds.page.bytes)} kB of HTML, ${builds.page.elements} elements, ${builds.page.links} links.`,
      buildsTable(builds),
    );
  parts.push(goalsTable(goals));
  return parts.join('\n\n');
}
