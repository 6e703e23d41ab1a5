import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { preProcessFile } from 'typescript';

/** The rooms from top to bottom: a file imports from its own room and from those below it. */
const rooms = ['app', 'components', 'lib', 'content'] as const;

const files = rooms
  .flatMap((room) => readdirSync(room, { recursive: true, encoding: 'utf8' }).map((path) => join(room, path)))
  .filter((path) => /\.tsx?$/.test(path))
  .sort();
const modules = files.filter((path) => !/\.test\.|\.d\.ts$/.test(path));

const read = (path: string) => readFileSync(path, 'utf8');
const roomOf = (path: string) => rooms.findIndex((room) => path.startsWith(`${room}/`));

/** The files of the rooms that a file imports, types included. */
function importsOf(path: string): string[] {
  return preProcessFile(read(path), true, true).importedFiles.flatMap(({ fileName }) => {
    const base = fileName.startsWith('@/') ? fileName.slice(2) : join(dirname(path), fileName);
    if (!/^(@\/|\.)/.test(fileName) || roomOf(base) < 0) return [];
    return (
      [base, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`].find(
        (file) => /\.tsx?$/.test(file) && existsSync(file),
      ) ?? []
    );
  });
}
const graph = new Map(modules.map((path) => [path, importsOf(path)]));

/** File names with a meaning to Next. */
const routeFile = /^(page|layout|route|error|global-not-found)\.tsx?$/;
const kebab = /^[a-z0-9]+(-[a-z0-9]+)*\.tsx?$/;
const hook = /^use[A-Z]\w*\.tsx?$/;
const component = /^[A-Z]\w*\.tsx$/;

test('modules are kebab-case, components PascalCase, hooks useX', () => {
  const wrong = modules.filter(
    (path) => ![routeFile, kebab, hook, component].some((rule) => rule.test(basename(path))),
  );
  expect(wrong).toEqual([]);
});

test('a component file exports what its name says, and no other file has that name', () => {
  const components = modules.filter((path) => component.test(basename(path)));
  const name = (path: string) => basename(path, '.tsx');
  expect(
    components.filter(
      (path) => !new RegExp(`export ((async )?function|const) ${name(path)}\\b`).test(read(path)),
    ),
  ).toEqual([]);
  expect(
    components.filter((path) => components.some((other) => other !== path && name(other) === name(path))),
  ).toEqual([]);
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

test('imports point down: app, components, lib, content', () => {
  const up = [...graph].flatMap(([path, imports]) =>
    imports.filter((file) => roomOf(file) < roomOf(path)).map((file) => `${path} → ${file}`),
  );
  expect(up).toEqual([]);
});

test("what stands in a route's _components is used by that route alone", () => {
  const borrowed = [...graph].flatMap(([path, imports]) =>
    imports
      .filter((file) => file.includes('/_') && !path.startsWith(`${file.slice(0, file.indexOf('/_'))}/`))
      .map((file) => `${path} → ${file}`),
  );
  expect(borrowed).toEqual([]);
});

test('no file imports itself by a detour', () => {
  const circles: string[] = [];
  const done = new Set<string>();
  const walk = (path: string, trail: readonly string[]) => {
    const at = trail.indexOf(path);
    if (at >= 0) circles.push([...trail.slice(at), path].join(' → '));
    if (at >= 0 || done.has(path)) return;
    for (const next of graph.get(path) ?? []) walk(next, [...trail, path]);
    done.add(path);
  };
  for (const path of modules) walk(path, []);
  expect(circles).toEqual([]);
});

test('lib is rooms, not a drawer of loose files', () => {
  expect(
    readdirSync('lib', { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name),
  ).toEqual([]);
});
