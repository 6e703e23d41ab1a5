import { execFileSync, spawn } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { emptyProject, siteProject, syntheticMark } from './projects';
import { median } from './statistics';
import type { Build, BuildRow, Builds, Log } from './types';

const next = resolve('node_modules/next/dist/bin/next');

/** Memory in MB of a process and all it has started. */
function memoryOf(root: number): number {
  const rows = execFileSync('ps', ['-eo', 'pid=,ppid=,rss='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number) as [pid: number, parent: number, rss: number]);
  const family = new Set([root]);
  // Most listings name parents before their children, but not all: repeat until none is added.
  for (let size = 0; size !== family.size; ) {
    size = family.size;
    for (const [pid, parent] of rows) if (family.has(parent)) family.add(pid);
  }
  return rows.reduce((sum, [pid, , rss]) => (family.has(pid) ? sum + rss : sum), 0) / 1024;
}

/** Builds a project from nothing: seconds and peak memory in MB. */
export async function build(project: string): Promise<Build> {
  for (const folder of ['.next', 'out']) rmSync(join(project, folder), { recursive: true, force: true });
  const start = performance.now();
  const process_ = spawn(process.execPath, [next, 'build', project], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  });
  let said = '';
  for (const stream of [process_.stdout, process_.stderr])
    stream.on('data', (text) => {
      said += text;
    });
  let memory = 0;
  const watch = setInterval(() => {
    memory = Math.max(memory, memoryOf(process_.pid ?? 0));
  }, 500);
  const code = await new Promise((done) => process_.once('close', done));
  clearInterval(watch);
  if (code !== 0) throw new Error(`bench: the build of ${project} failed\n${said}`);
  return { seconds: (performance.now() - start) / 1000, memory };
}

/** Client scripts of a finished build: how many bytes, and whether a record's words travel in them. */
function clientScripts(project: string): BuildRow['scripts'] {
  const folder = join(project, 'out/_next/static');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => join(folder, file));
  return {
    bytes: files.reduce((sum, file) => sum + statSync(file).size, 0),
    content: files.some((file) => readFileSync(file, 'utf8').includes(syntheticMark)),
  };
}

/** Mean bytes, elements and links of the certification pages. */
function pageSize(project: string): Builds['page'] {
  const folder = join(project, 'out/certifications');
  const pages = readdirSync(folder)
    .filter((file) => file.endsWith('.html') && file !== 'comparison.html')
    .map((file) => readFileSync(join(folder, file), 'utf8'));
  const mean = (of: (page: string) => number) =>
    pages.reduce((total, page) => total + of(page), 0) / pages.length;
  const markup = (page: string) => page.replace(/<script\b.*?<\/script>/gs, '');
  const count = (pattern: RegExp) => Math.round(mean((page) => markup(page).match(pattern)?.length ?? 0));
  return {
    bytes: Math.round(mean((page) => Buffer.byteLength(page))),
    elements: count(/<[a-z]/g),
    links: count(/<a [^>]*href="\//g),
  };
}

/** Options for empty pages with as many elements, links and bytes as the site's, extrapolated from two builds. */
async function sameSize({ bytes, elements, links }: Builds['page']) {
  const length = async (text: number) => {
    const project = emptyProject({ pages: 1, elements, links, text });
    await build(project);
    return statSync(join(project, 'out/pages/page-0.html')).size;
  };
  const [short, long] = [await length(20), await length(60)];
  return { elements, links, text: Math.round(20 + ((bytes - short) / (long - short)) * 40) };
}

/**
 * Time and memory of building `counts` certification pages beside as many pages of the empty stack of the same size.
 * The smallest count carries what a build costs before its first page, so the cost of a page is what exceeds it.
 */
export async function benchBuilds(
  counts: readonly [number, ...number[]],
  rounds: number,
  log: Log,
): Promise<Builds> {
  const [base] = counts;
  await build(siteProject(base));
  const size = pageSize(resolve('.cache/bench/site'));
  const like = await sameSize(size);
  const found = counts.map((count) => ({
    count,
    site: [] as Build[],
    empty: [] as Build[],
    scripts: { bytes: 0, content: false },
  }));
  for (let round = 0; round < rounds; round += 1)
    for (const row of found) {
      // The largest build is only for memory and growth: once is enough for both.
      if (round > 0 && row.count === Math.max(...counts)) continue;
      const site = siteProject(row.count);
      row.site.push(await build(site));
      row.scripts = clientScripts(site);
      row.empty.push(await build(emptyProject({ pages: row.count, ...like })));
      log(`builds, round ${round + 1}: ${row.count} pages`);
    }
  const middle = (runs: readonly Build[]): Build => ({
    seconds: median(runs.map(({ seconds }) => seconds)),
    memory: median(runs.map(({ memory }) => memory)),
  });
  const rows = found.map((row): BuildRow => ({ ...row, site: middle(row.site), empty: middle(row.empty) }));
  const [first, ...others] = rows as [BuildRow, ...BuildRow[]];
  for (const row of others)
    for (const stack of ['site', 'empty'] as const)
      row[stack].perDocument =
        ((row[stack].seconds - first[stack].seconds) / (row.count - first.count)) * 1000;
  return { page: size, rows };
}
