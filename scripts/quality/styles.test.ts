import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compile } from 'tailwindcss';
import config from '@/tailwind.config';

const read = (path: string) => readFileSync(path, 'utf8');
const filesIn = (folder: string, name: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => name.test(path))
    .map((path) => join(folder, path));
const components = [...filesIn('app', /(?<!\.test)\.tsx$/), ...filesIn('components', /(?<!\.test)\.tsx$/)];
const sheets = [...filesIn('app', /\.css$/), ...filesIn('components', /\.css$/)];

/** Classes without a CSS rule: the body class that the specification requires, and names for scripts and tests. */
const withoutStyle = ['mobile-menu-visible', 'network', 'network-tracks', 'network-end'];

/** Class names by component: the literals in attributes, fields and variables called class, className or fooClass. */
const used = components.flatMap((path) =>
  [
    ...read(path)
      .replace(/^\s*\/\/.*/gm, '')
      .matchAll(/class(?:Name|es)?(?:=|: | = )("[^"]*"|'[^']*'|\{(?:[^{}]|\{[^{}]*\})*\}|[^;{}<>=]*;)/gi),
  ]
    .flatMap(([, list = '']) => [
      ...list.matchAll(/(=== |!== |\w\[(?:[\w.]+ \?\? )?)?(['"`])((?:(?!\2).)*)\2/g),
    ])
    .flatMap(([, isCompared, , text = '']) =>
      isCompared ? [] : text.replace(/\S*\$\{.*?\}\S*/g, '').split(/\s+/),
    )
    .filter((name) => name !== '' && !/^(?:group|peer)\//.test(name))
    .map((name) => ({ path, name })),
);

/** The rules of all style sheets, without utilities and with those that the components use. */
let rules: string;
let styles: string;
beforeAll(async () => {
  const pageSheets = sheets.filter((path) => read(path).includes('@reference'));
  const entry = [read('app/globals.css'), ...pageSheets.map((path) => `@import "../${path}";`)].join('\n');
  const { build } = await compile(entry, {
    base: 'app',
    loadStylesheet: async (id, base) => {
      const path = id.startsWith('tailwindcss') ? `node_modules/${id}` : join(base, id);
      return { path, base: dirname(path), content: read(path).replace(/@reference .*/, '') };
    },
    loadModule: async (path, base) => ({ path, base, module: config }),
  });
  rules = build([]).replace(/\/\*.*?\*\//gs, '');
  styles = build(used.map(({ name }) => name));
});
const classesIn = (css: string) =>
  new Set(
    [...css.matchAll(/\.((?:\\.|[a-z-])(?:\\.|[\w-])*)/gi)].map(([, name = '']) =>
      name.replace(/\\(.)/g, '$1'),
    ),
  );

test('every class of a component is a utility of the theme or has a CSS rule', () => {
  expect(used.length).toBeGreaterThan(1000);
  const styled = classesIn(styles);
  expect(used.filter(({ name }) => !styled.has(name) && !withoutStyle.includes(name))).toEqual([]);
});

test('every class with a CSS rule is used by a component', () => {
  const source = components.map(read).join('\n');
  const isUsed = (name: string) =>
    new RegExp(`[\\s'"\`:]${name}[\\s'"]`).test(source) ||
    // A template literal that appends a state, a kind or a slug: control-${glyph}, head-${slug}.
    [...name.matchAll(/-/g)].some(({ index }) => source.includes(`${name.slice(0, index)}-\${`));
  expect([...classesIn(rules)].filter((name) => !isUsed(name))).toEqual([]);
});

test('text sizes, line heights and letter spacing come from the type roles', () => {
  const free = /(?:^|:)(?:text-\[(?![A-Z])|text-\(|leading-|tracking-|font-\[)/;
  expect(used.filter(({ name }) => free.test(name))).toEqual([]);
});

test('a pseudo-element that is placed by utilities has content, which the variants do not add', () => {
  const lists = [...components, ...sheets].flatMap((path) => [
    ...read(path).matchAll(/@apply [^;]*|(['"`])(?:(?!\1).)*\1/g),
  ]);
  const isEmpty = ([list]: RegExpExecArray) =>
    /(before|after):absolute/.test(list) && !/(before|after):content-/.test(list);
  expect(lists.length).toBeGreaterThan(1000);
  expect(lists.filter(isEmpty).map(String)).toEqual([]);
});

test('no rule for screens applies :has() to an element without a class, which would slow down every page', () => {
  const screen = rules.replace(/@media print \{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g, '');
  const expensive = /(?:^|[\s>~+,(])(?:\*|\b(?!t[dhr]\b)[a-z]+(?<![.#][\w-]*)):has\([^{]*/gm;
  expect(screen.match(expensive)).toBeNull();
});
