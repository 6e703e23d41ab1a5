import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

// The linter checks file names, the direction of imports and import cycles (biome.json).
const modules = ['app', 'components']
  .flatMap((directory) =>
    readdirSync(directory, { recursive: true, encoding: 'utf8' }).map((path) => join(directory, path)),
  )
  .filter((path) => /(?<!\.test|\.d)\.tsx?$/.test(path));
const read = (path: string) => readFileSync(path, 'utf8');

test('component file names are unique', () => {
  const names = modules.map((path) => basename(path)).filter((name) => /^[A-Z]/.test(name));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test("'use client' occurs only in components/interactive and in Next's error files", () => {
  const outside = modules.filter(
    (path) =>
      /^['"]use client['"]/m.test(read(path)) &&
      !path.startsWith('components/interactive/') &&
      !/(^|\/)(global-)?error\.tsx$/.test(path),
  );
  expect(outside).toEqual([]);
});

test('only the route itself imports from its _components folder', () => {
  const foreignImports = modules.flatMap((path) =>
    [...read(path).matchAll(/from '(@\/|\.[./]*\/)([^']*)'/g)]
      .map(([, start = '', rest = '']) => (start === '@/' ? rest : join(path, '..', start, rest)))
      .filter((file) => file.includes('/_') && !path.startsWith(`${file.slice(0, file.indexOf('/_'))}/`))
      .map((file) => `${path} → ${file}`),
  );
  expect(foreignImports).toEqual([]);
});

test('lib contains only folders', () => {
  const files = readdirSync('lib', { withFileTypes: true }).filter((entry) => entry.isFile());
  expect(files.map(({ name }) => name)).toEqual([]);
});
