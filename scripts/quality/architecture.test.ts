import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

// The linter checks file names, the direction of imports and import cycles (biome.json).
const modules = ['app', 'components']
  .flatMap((directory) =>
    readdirSync(directory, { recursive: true, encoding: 'utf8' }).map((path) => join(directory, path)),
  )
  .filter((path) => /(?<!\.test|\.d)\.tsx?$/.test(path));
const read = (path: string) => readFileSync(path, 'utf8');
const clientModules = modules.filter((path) => /^['"]use client['"]/m.test(read(path)));

test("'use client' occurs only in components/interactive and in Next's error files", () => {
  const outside = /^(?!components\/interactive\/)(?!.*\berror\.tsx$)/;
  expect(clientModules.filter((path) => outside.test(path))).toEqual([]);
});

/** Returns the modules of the site that a module imports, without types, which are erased. */
const importsOf = (path: string) =>
  [
    ...read(path).matchAll(
      /(?:^(?:import|export) (?!type\b)[^;]*? from |\bimport\()'(@\/|\.[./]*\/)([^']*)'/gm,
    ),
  ]
    .map(([, start = '', rest = '']) => (start === '@/' ? rest : join(dirname(path), start, rest)))
    .flatMap((base) => ['', '.ts', '.tsx', '/index.ts'].map((end) => base + end))
    .filter((file) => /\.tsx?$/.test(file) && existsSync(file));

test('only the route itself imports from its _components folder', () => {
  const foreign = modules.flatMap((path) =>
    importsOf(path)
      .filter((file) => file.includes('/_') && !path.startsWith(`${file.slice(0, file.indexOf('/_'))}/`))
      .map((file) => `${path} → ${file}`),
  );
  expect(foreign).toEqual([]);
});

test('no client component imports the day of the build, which differs from the day of the visit', () => {
  const reached = new Map(clientModules.map((path) => [path, path]));
  for (const [path, chain] of reached)
    for (const next of importsOf(path)) if (!reached.has(next)) reached.set(next, `${chain} → ${next}`);
  expect(reached.size).toBeGreaterThan(clientModules.length);
  for (const path of ['content/build-date.ts', 'content/dated.ts']) expect(reached.get(path)).toBeUndefined();
});
