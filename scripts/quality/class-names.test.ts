import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import postcss, { type Container, type Node } from 'postcss';
import { compile } from 'tailwindcss';
import config, { fontWeights, spaces, typeRoles } from '@/tailwind.config';
import { classNames } from './class-names';

const read = (path: string) => readFileSync(path, 'utf8');
const below = (folder: string, name: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => name.test(path))
    .map((path) => join(folder, path));

const components = ['app', 'components'].flatMap((directory) => below(directory, /(?<!\.test)\.tsx$/));

/** Classes without a CSS rule: the body class of the open menu, which the specification requires, and selectors of the network for scripts and tests. */
const withoutStyle = ['mobile-menu-visible', 'network', 'network-tracks', 'network-end'];

/** Style sheets that a page imports separately. */
const pageStyleSheets = ['app/styles', 'components']
  .flatMap((directory) => below(directory, /\.css$/))
  .filter((path) => read(path).includes('@reference'));

const allStyleSheets = new Set([...pageStyleSheets, ...below('app/styles', /\.css$/)]);

/** All style sheets compiled together: without utilities, and with the utilities that components use. */
const used = components.flatMap((path) => [...classNames(read(path))].map((name) => ({ name, path })));
let rulesOnly: string;
let withUtilities: string;
beforeAll(async () => {
  const entry = [read('app/globals.css'), ...pageStyleSheets.map((path) => `@import "../${path}";`)].join(
    '\n',
  );
  const { build } = await compile(entry, {
    base: 'app',
    loadStylesheet: async (id, base) => {
      const path = id.startsWith('tailwindcss') ? `node_modules/${id}` : join(base, id);
      return { path, base: dirname(path), content: read(path).replace(/@reference .*/, '') };
    },
    loadModule: async (path, base) => ({ path, base, module: config }),
  });
  rulesOnly = build([]);
  withUtilities = build(used.map(({ name }) => name));
});
const classesIn = (css: string) =>
  new Set(
    [...css.replace(/\/\*.*?\*\//gs, '').matchAll(/\.((?:\\.|[a-z-])(?:\\.|[\w-])*)/gi)].map(
      ([, name = '']) => name.replace(/\\(.)/g, '$1'),
    ),
  );

test('finds class names in class lists, fields and the variables that they refer to', () => {
  const source = `
    const size = { small: 'text-small', large: ['text-lead', open && 'text-title'] };
    const rowClass = wide ? 'flex' : 'grid';
    const place = (end) => end === 'left' && 'left-0';
    export const Part = ({ look = 'plain', className = 'mt-1' }) => (
      <p aria-label="none" className={clsx('relative', size[look], place('left'), className)} id="none" />
    );`;
  expect([...classNames(source)].sort()).toEqual(
    ['flex', 'grid', 'left-0', 'mt-1', 'relative', 'text-lead', 'text-title', 'text-small'].sort(),
  );
});

test('every class of a component is a utility of the theme or has a CSS rule', () => {
  const styled = classesIn(withUtilities);
  expect(used.filter(({ name }) => !styled.has(name) && !withoutStyle.includes(name))).toEqual([]);
});

test('font sizes, weights and spacing use the scale of the theme', () => {
  const named = [
    ...used,
    ...[...allStyleSheets].flatMap((path) =>
      [...read(path).matchAll(/@apply ([^;]*);/g)].flatMap(([, list = '']) =>
        list.split(/\s+/).map((name) => ({ name, path })),
      ),
    ),
  ];
  const classesWithRule = classesIn(rulesOnly);
  const { fontSize, extend } = config.theme;
  const steps = new Set([...spaces.map(String), ...Object.keys(extend.spacing), 'auto', 'px']);
  const type = new Set(Object.keys(fontSize));
  const scales: [RegExp, (step: string) => boolean][] = [
    [/^-?(?:[mp]\w?|gap(?:-[xy])?|space-[xy])-(.+)$/, (step) => steps.has(step)],
    // Brackets after text- contain a system color, which starts with a capital, or a font size.
    [/^text-(\[(?![A-Z]).+|[\d.]+.*|\(.+)$/, () => false],
    [/^text-drawn-(.+)$/, (step) => type.has(`drawn-${step}`)],
    [/^font-(?!sans)(.+)$/, (step) => step in fontWeights],
    [/^leading-(.+)$/, () => false],
    [/^tracking-(.+)$/, () => false],
  ];
  const outside = named.filter(({ name }) => {
    if (classesWithRule.has(name)) return false;
    // The part after the variants; a colon in brackets belongs to an arbitrary variant.
    const utility = name.replace(/^(?:(?:\[[^\]]*\]|\([^)]*\)|[^:[(])*:)*/, '').replace(/!$/, '');
    return scales.some(([pattern, fits]) => {
      const step = pattern.exec(utility)?.[1];
      return step !== undefined && !fits(step);
    });
  });
  expect(outside).toEqual([]);
});

/** Returns whether a node is inside a print media query. */
function isPrintRule(node: Node): boolean {
  for (let parent = node.parent; parent; parent = parent.parent as Container | undefined)
    if ('params' in parent && parent.params === 'print') return true;
  return false;
}

test('font sizes and spacing in style sheets are steps of the scale or depend on the viewport', () => {
  const sizes = [...Object.values(typeRoles).map(({ fontSize }) => fontSize), '1em', '75%'];
  // 28 and 40 px separate text from a number and from a ring; a value beyond the largest step is a column width.
  const steps: number[] = [...spaces, 7, 10];
  const isStep = (length: string) => {
    const [, rem, px] = /^-?(?:([\d.]+)rem|([\d.]+)px)$/.exec(length) ?? [];
    const quarters = Number(rem ?? 0) * 4 + Number(px ?? 0) / 4;
    return steps.includes(quarters) || quarters > Math.max(...steps);
  };
  const outside = [...allStyleSheets].flatMap((path) => {
    const found: string[] = [];
    postcss.parse(read(path)).walkDecls(/^(font-size|margin.*|padding.*|.*gap)$/, (declaration) => {
      const { prop, value } = declaration;
      if (isPrintRule(declaration) || sizes.includes(value)) return;
      const fits =
        prop === 'font-size'
          ? /^(theme\("type\.|(min|clamp)\(.*vw)/.test(value)
          : value.split(' ').every(isStep);
      if (!fits) found.push(`${path}: ${prop} ${value}`);
    });
    return found;
  });
  expect(outside).toEqual([]);
});

test('no screen rule applies :has() to elements that occur on every page', () => {
  const expensive: string[] = [];
  postcss.parse(rulesOnly).walkRules((rule) => {
    if (isPrintRule(rule)) return;
    // Browsers match selectors from the right, so a class or a table cell before :has() limits its cost.
    if (
      /(^|[\s>~+,(]|\b(?!t[dhr]\b)[a-z]+(?<![.#][\w-]*)):has\(/.test(
        rule.selector.replaceAll(':not(:has(', ':has('),
      )
    )
      expensive.push(rule.selector);
  });
  expect(expensive).toEqual([]);
});

test('every class with a CSS rule is used by a component', () => {
  const source = components.map(read).join('\n');
  const isUsed = (name: string) =>
    new RegExp(`[\\s'"\`:]${name}[\\s'"]`).test(source) ||
    // A template literal that appends a state, a kind or a slug: control-${glyph}, head-${slug}.
    [...name.matchAll(/-/g)].some(({ index }) => source.includes(`${name.slice(0, index)}-\${`));
  expect([...classesIn(rulesOnly)].filter((name) => !isUsed(name))).toEqual([]);
});
