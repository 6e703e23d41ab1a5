import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const frame = 'components/layout/Document.tsx';

const read = (path: string) => readFileSync(path, 'utf8');

/** The file behind an import of this project's own components, if it is one. */
function resolve(specifier: string, from: string): string | undefined {
  if (!/^[.@]\//.test(specifier) && !specifier.startsWith('../')) return;
  const base = specifier.startsWith('@/') ? specifier.slice(2) : normalize(join(dirname(from), specifier));
  return /^(app|components)\//.test(base) && existsSync(`${base}.tsx`) ? `${base}.tsx` : undefined;
}

/** A component file and all it imports; a page does not count the frame's components as its own. */
function closure(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || (seen.size > 0 && file === frame)) return seen;
  seen.add(file);
  for (const [, specifier = ''] of read(file).matchAll(/(?:from|import\()\s*'([^']+)'/g)) {
    const next = resolve(specifier, file);
    if (next) closure(next, seen);
  }
  return seen;
}

/** The `@source` patterns of a stylesheet as one expression over paths from the root. */
function sources(sheet: string): RegExp {
  const patterns = [...read(sheet).matchAll(/@source "([^"]+)"/g)].map(([, pattern = '']) => {
    const path = normalize(join(dirname(sheet), pattern));
    const expression = path
      .replace(/[.[\]]/g, '\\$&')
      .replace(/\{([^}]+)\}/g, (_, list: string) => `(${list.replaceAll(',', '|')})`)
      .replace(/\*\*\/|\*/g, (star) => (star === '*' ? '[^/]*' : '(.*/)?'));
    return path.endsWith('.tsx') ? `${expression}$` : `${expression}/`;
  });
  return new RegExp(`^(${patterns.join('|')})`);
}

const hasClasses = (file: string) => /class(Name|es)|Class\b/.test(read(file));
const unstyled = (file: string, sheet: string) =>
  [...closure(file)].filter((part) => hasClasses(part) && !sources(sheet).test(part));

const pages = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .filter((path) => /(^|\/)(page|global-not-found)\.tsx$/.test(path))
  .map((path) => `app/${path}`);

test.each(pages)('%s brings a stylesheet that is made from all its components', (page) => {
  const name = /import '@\/app\/styles\/([\w-]+)\.css'/.exec(read(page))?.[1];
  expect(read(page)).toContain(`<div data-sheet="${name}">`);
  const sheet = `app/styles/${name}.css`;
  expect(read(sheet)).toContain(`[data-sheet="${name}"]`);
  expect(unstyled(page, sheet)).toEqual([]);
});

test('the frame is styled from all its components', () => {
  expect(unstyled(frame, 'app/globals.css')).toEqual([]);
});

test('what a stylesheet is made from exists', () => {
  const sheets = readdirSync('app/styles').filter((name) => name.endsWith('.css'));
  const missing = ['app/globals.css', ...sheets.map((name) => `app/styles/${name}`)].flatMap((sheet) =>
    [...read(sheet).matchAll(/@source "([^"*]+)[^"]*"/g)].flatMap(([, pattern = '']) => {
      const [, before = pattern, list = '', after = ''] = /^(.*)\{(.*)\}(.*)$/.exec(pattern) ?? [];
      const paths = list.split(',').map((name) => join(dirname(sheet), before + name + after));
      return paths.filter((path) => !existsSync(path)).map((path) => `${sheet}: ${path}`);
    }),
  );
  expect(missing).toEqual([]);
});
