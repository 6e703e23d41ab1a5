import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { visibleWords } from './visible-words';

/** Literals that look like words but are not: where they may appear, and which. */
const allowed: readonly [path: RegExp, text: RegExp][] = [
  // Structure types and operators of a PDF.
  [/^lib\/pdf\//, /^(Figure|Lbl|Link|Sect|Table|Column|Row|Caption|[03] Tr)$/],
  // Field names of RFC 9116.
  [/^lib\/metadata\/security-txt\.ts$/, /^(Contact|Expires|Preferred-Languages|Canonical|Policy): /],
  // Lines of the build's own output.
  [/^lib\/reviews\/fact-pages\.ts$/, /was to be checked by/],
  // Warnings of the boot script, which reach the console alone.
  [/^components\/layout\/boot\/failed-start\.ts$/, /^(a script did not|scripts did not)/],
];

const files = ['app', 'components', 'lib']
  .flatMap((room) => readdirSync(room, { recursive: true, encoding: 'utf8' }).map((path) => join(room, path)))
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|\.d\.ts$|test-browser|^lib\/validate\//.test(path))
  .sort();
const found = files.flatMap((path) => visibleWords(path).map(({ line, text }) => ({ path, line, text })));
const may = ({ path, text }: { path: string; text: string }) =>
  allowed.some(([where, what]) => where.test(path) && what.test(text));

test('what a visitor reads or hears is typed in content alone', () => {
  expect(files.length).toBeGreaterThan(250);
  expect(found.filter((one) => !may(one)).map(({ path, line, text }) => `${path}:${line} ${text}`)).toEqual(
    [],
  );
});

test('every exception is still needed', () => {
  const idle = allowed.filter(
    ([where, what]) => !found.some(({ path, text }) => where.test(path) && what.test(text)),
  );
  expect(idle).toEqual([]);
});

test.each([
  ['a text between tags', '<p>Read this</p>', 'Read this'],
  ['a text in a drawing', '<svg><text>Week</text></svg>', 'Week'],
  ['an accessible name', '<nav aria-label="Main" />', 'Main'],
  ['a name that depends', "<button aria-label={open ? 'close' : name} />", 'close'],
  ['a picture’s words', '<img alt="Map" src="/map.svg" />', 'Map'],
  ['a property of ours', '<Fold title="All of them" />', 'All of them'],
  ['a word beside a value', `<p>{\`\${n} months\`}</p>`, '… months'],
  ['a letter beside a value', `<p>{\`\${n} h\`}</p>`, '… h'],
  ['a list of columns', "const columns = ['Level', 'Denmark'];", 'Level'],
  ['a word a function gives', "const word = (n: number) => (n ? 'Some' : 'Zero');", 'Zero'],
  ['a sentence of the PDF', "const note = 'Tick what you can show.';", 'Tick what you can show.'],
])('finds %s', (_name, source, text) => {
  expect(visibleWords('sample.tsx', source).map((finding) => finding.text)).toContain(text);
});

test.each([
  ['class lists', `<p className={clsx('flex gap-2 border-rule', wide && 'md:grid')} id="top" />`],
  ['templates of class lists', `const cell = \`\${head} font-[640] max-md:hidden\`;`],
  ['paths and view boxes', '<path d="M8 0a8 8 0 1 0 16 0" />'],
  ['errors and console lines', "if (!x) throw new Error('No such page'); console.warn('It is late');"],
  ['types, kinds and comparisons', "type Kind = 'Two words'; const is = kind === 'Required';"],
])('leaves %s', (_name, source) => {
  expect(visibleWords('sample.tsx', source)).toEqual([]);
});
