import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The clock of the build, and the texts that follow it. */
const clock = ['content/build-date.ts', 'content/dated.ts'];

const read = (path: string) => readFileSync(path, 'utf8');
const isErased = (specifiers: string) =>
  /^type\b/.test(specifiers) ||
  (/^\{/.test(specifiers) &&
    specifiers
      .replace(/[{}\s]+/g, ' ')
      .split(',')
      .every((name) => !name.trim() || /^type\b/.test(name.trim())));

/** Modules that a module brings along into a bundle: imports of types are erased. */
function importsOf(path: string): string[] {
  const text = read(path);
  const from = [...text.matchAll(/^(?:import|export) ([^;]*?) from '([^']+)'/gms)]
    .filter(([, specifiers = '']) => !isErased(specifiers.trim()))
    .map(([, , source = '']) => source);
  const lazy = [...text.matchAll(/\bimport\('([^']+)'\)/g)].map(([, source = '']) => source);
  return [...from, ...lazy]
    .filter((source) => /^(@\/|\.)/.test(source))
    .flatMap((source) => {
      const base = source.startsWith('@/') ? source.slice(2) : join(dirname(path), source);
      return [base, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`].filter(
        (file) => /\.tsx?$/.test(file) && existsSync(file),
      );
    });
}

/** Shortest way from some modules to one of the targets; undefined without one. */
function wayTo(targets: readonly string[], start: readonly string[]): string[] | undefined {
  const ways = start.map((path) => [path]);
  const met = new Set(start);
  for (let way = ways.shift(); way; way = ways.shift()) {
    const last = way.at(-1) ?? '';
    if (targets.includes(last)) return way;
    for (const next of importsOf(last))
      if (!met.has(next)) {
        met.add(next);
        ways.push([...way, next]);
      }
  }
}

const clientModules = ['app', 'components']
  .flatMap((room) => readdirSync(room, { recursive: true, encoding: 'utf8' }).map((path) => join(room, path)))
  .filter((path) => /(?<!\.test|\.d)\.tsx?$/.test(path) && /^['"]use client['"]/m.test(read(path)));

test('no client component brings the clock of the build into the browser', () => {
  expect(clientModules.length).toBeGreaterThan(10);
  expect(wayTo(clock, clientModules)).toBeUndefined();
});

test('the walk finds the clock where a server module imports it', () => {
  expect(wayTo(clock, ['app/rules/_components/Calendar.tsx'])).toBeDefined();
  expect(wayTo(clock, ['app/rules/page.tsx'])?.length).toBeGreaterThan(2);
});
