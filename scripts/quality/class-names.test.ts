import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import postcss, { type Container, type Node } from 'postcss';
import { compile } from 'tailwindcss';
import config, { spaces, typeRoles, weights } from '@/tailwind.config';
import { classNames } from './class-names';

const read = (path: string) => readFileSync(path, 'utf8');
const below = (folder: string, name: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => name.test(path))
    .map((path) => join(folder, path));

const components = ['app', 'components'].flatMap((room) => below(room, /(?<!\.test)\.tsx$/));

/** The class that the specification puts on the body while the menu is open, and those that name the network and its lines to whoever asks; no style reads them. */
const withoutStyle = ['mobile-menu-visible', 'network', 'network-tracks', 'network-end'];

/** Sheets that a page imports for itself. */
const pageSheets = ['app/styles', 'components']
  .flatMap((room) => below(room, /\.css$/))
  .filter((path) => read(path).includes('@reference'));

const allSheets = new Set([...pageSheets, ...below('app/styles', /\.css$/)]);

/** All style sheets as one, compiled once: first what stands in them, then with the utilities that components ask for. */
const used = components.flatMap((path) => [...classNames(read(path))].map((name) => ({ name, path })));
let own: string;
let withUtilities: string;
beforeAll(async () => {
  const sheet = [read('app/globals.css'), ...pageSheets.map((path) => `@import "../${path}";`)].join('\n');
  const { build } = await compile(sheet, {
    base: 'app',
    loadStylesheet: async (id, base) => {
      const path = id.startsWith('tailwindcss') ? `node_modules/${id}` : join(base, id);
      return { path, base: dirname(path), content: read(path).replace(/@reference .*/, '') };
    },
    loadModule: async (path, base) => ({ path, base, module: config }),
  });
  own = build([]);
  withUtilities = build(used.map(({ name }) => name));
});
const classesIn = (css: string) =>
  new Set(
    [...css.replace(/\/\*.*?\*\//gs, '').matchAll(/\.((?:\\.|[a-z-])(?:\\.|[\w-])*)/gi)].map(
      ([, name = '']) => name.replace(/\\(.)/g, '$1'),
    ),
  );

test('class names are found in lists, in fields and in what these name', () => {
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

test('every class of a component is a utility of the theme or has its rule in a sheet', () => {
  const styled = classesIn(withUtilities);
  expect(used.filter(({ name }) => !styled.has(name) && !withoutStyle.includes(name))).toEqual([]);
});

test('type, weight and space come from the scale of the theme', () => {
  const named = [
    ...used,
    ...[...allSheets].flatMap((path) =>
      [...read(path).matchAll(/@apply ([^;]*);/g)].flatMap(([, list = '']) =>
        list.split(/\s+/).map((name) => ({ name, path })),
      ),
    ),
  ];
  const ruled = classesIn(own);
  const { fontSize, extend } = config.theme;
  const steps = new Set([...spaces.map(String), ...Object.keys(extend.spacing), 'auto', 'px']);
  const type = new Set(Object.keys(fontSize));
  const scales: [RegExp, (step: string) => boolean][] = [
    [/^-?(?:[mp]\w?|gap(?:-[xy])?|space-[xy])-(.+)$/, (step) => steps.has(step)],
    // A color in brackets is a system color; every other bracket after text- is a size.
    [/^text-(\[(?![A-Z]).+|[\d.]+.*|\(.+)$/, () => false],
    [/^text-drawn-(.+)$/, (step) => type.has(`drawn-${step}`)],
    [/^font-(?!sans)(.+)$/, (step) => step in weights],
    [/^leading-(.+)$/, () => false],
    [/^tracking-(.+)$/, () => false],
  ];
  const outside = named.filter(({ name }) => {
    if (ruled.has(name)) return false;
    // What stands after the variants; a colon in brackets belongs to an arbitrary variant.
    const utility = name.replace(/^(?:(?:\[[^\]]*\]|\([^)]*\)|[^:[(])*:)*/, '').replace(/!$/, '');
    return scales.some(([pattern, fits]) => {
      const step = pattern.exec(utility)?.[1];
      return step !== undefined && !fits(step);
    });
  });
  expect(outside).toEqual([]);
});

/** True for what a query for print holds. */
function onPaper(node: Node): boolean {
  for (let parent = node.parent; parent; parent = parent.parent as Container | undefined)
    if ('params' in parent && parent.params === 'print') return true;
  return false;
}

test('a size or a space that a sheet sets by itself is a step of the scale, or follows the window', () => {
  const sizes = [...Object.values(typeRoles).map(({ fontSize }) => fontSize), '1em', '75%'];
  // 28 and 40 px keep text clear of a number and of a ring; what is larger than the largest step is a column.
  const steps: number[] = [...spaces, 7, 10];
  const isStep = (length: string) => {
    const [, rem, px] = /^-?(?:([\d.]+)rem|([\d.]+)px)$/.exec(length) ?? [];
    const quarters = Number(rem ?? 0) * 4 + Number(px ?? 0) / 4;
    return steps.includes(quarters) || quarters > Math.max(...steps);
  };
  const outside = [...allSheets].flatMap((path) => {
    const found: string[] = [];
    postcss.parse(read(path)).walkDecls(/^(font-size|margin.*|padding.*|.*gap)$/, (declaration) => {
      const { prop, value } = declaration;
      if (onPaper(declaration) || sizes.includes(value)) return;
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

test('no rule on screen asks elements of every page what they hold', () => {
  const asking: string[] = [];
  postcss.parse(own).walkRules((rule) => {
    if (onPaper(rule)) return;
    // A selector is matched from its right end: a class or a cell of a table before :has keeps the question rare.
    if (
      /(^|[\s>~+,(]|\b(?!t[dhr]\b)[a-z]+(?<![.#][\w-]*)):has\(/.test(
        rule.selector.replaceAll(':not(:has(', ':has('),
      )
    )
      asking.push(rule.selector);
  });
  expect(asking).toEqual([]);
});

test('every class that a sheet has a rule for stands on a component', () => {
  const source = components.map(read).join('\n');
  const stands = (name: string) =>
    new RegExp(`[\\s'"\`:]${name}[\\s'"]`).test(source) ||
    // A name that ends in a state, a kind or a slug: control-${glyph}, head-${slug}.
    [...name.matchAll(/-/g)].some(({ index }) => source.includes(`${name.slice(0, index)}-\${`));
  expect([...classesIn(own)].filter((name) => !stands(name))).toEqual([]);
});
