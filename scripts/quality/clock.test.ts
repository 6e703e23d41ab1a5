import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Modules that depend on the day of the build. */
const clockModules = ['content/build-date.ts', 'content/dated.ts'];

const read = (path: string) => readFileSync(path, 'utf8');
const isErased = (specifiers: string) =>
  /^type\b/.test(specifiers) ||
  (/^\{/.test(specifiers) &&
    specifiers
      .replace(/[{}\s]+/g, ' ')
      .split(',')
      .every((name) => !name.trim() || /^type\b/.test(name.trim())));

/** Returns the local modules that a module adds to a bundle; type imports are erased. */
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

/** Returns the shortest import path from some modules to one of the targets, or undefined. */
function pathTo(targets: readonly string[], start: readonly string[]): string[] | undefined {
  const queue = start.map((path) => [path]);
  const visited = new Set(start);
  for (let path = queue.shift(); path; path = queue.shift()) {
    const last = path.at(-1) ?? '';
    if (targets.includes(last)) return path;
    for (const next of importsOf(last))
      if (!visited.has(next)) {
        visited.add(next);
        queue.push([...path, next]);
      }
  }
}

const clientModules = ['app', 'components']
  .flatMap((directory) =>
    readdirSync(directory, { recursive: true, encoding: 'utf8' }).map((path) => join(directory, path)),
  )
  .filter((path) => /(?<!\.test|\.d)\.tsx?$/.test(path) && /^['"]use client['"]/m.test(read(path)));

test('no client component imports the build date', () => {
  expect(clientModules.length).toBeGreaterThan(10);
  expect(pathTo(clockModules, clientModules)).toBeUndefined();
});

test('finds the import path of the build date in server modules', () => {
  expect(pathTo(clockModules, ['app/rules/_components/Calendar.tsx'])).toBeDefined();
  expect(pathTo(clockModules, ['app/rules/page.tsx'])?.length).toBeGreaterThan(2);
});
