import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

// Names of files, the direction of imports and circles are rules of the linter (biome.json).
const modules = ['app', 'components']
  .flatMap((room) => readdirSync(room, { recursive: true, encoding: 'utf8' }).map((path) => join(room, path)))
  .filter((path) => /(?<!\.test|\.d)\.tsx?$/.test(path));
const read = (path: string) => readFileSync(path, 'utf8');

test('no two components have one name', () => {
  const names = modules.map((path) => basename(path)).filter((name) => /^[A-Z]/.test(name));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test("'use client' stands under components/interactive alone, Next's error files aside", () => {
  const outside = modules.filter(
    (path) =>
      /^['"]use client['"]/m.test(read(path)) &&
      !path.startsWith('components/interactive/') &&
      !/(^|\/)(global-)?error\.tsx$/.test(path),
  );
  expect(outside).toEqual([]);
});

test("what stands in a route's _components is used by that route alone", () => {
  const borrowed = modules.flatMap((path) =>
    [...read(path).matchAll(/from '(@\/|\.[./]*\/)([^']*)'/g)]
      .map(([, start = '', rest = '']) => (start === '@/' ? rest : join(path, '..', start, rest)))
      .filter((file) => file.includes('/_') && !path.startsWith(`${file.slice(0, file.indexOf('/_'))}/`))
      .map((file) => `${path} → ${file}`),
  );
  expect(borrowed).toEqual([]);
});

test('lib is rooms, not a drawer of loose files', () => {
  const loose = readdirSync('lib', { withFileTypes: true }).filter((entry) => entry.isFile());
  expect(loose.map(({ name }) => name)).toEqual([]);
});
