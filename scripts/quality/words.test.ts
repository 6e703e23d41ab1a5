import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Literals that look like words and are code: of PDF tags, RFC 9116, vocabularies, keys, fonts, and the console. */
const code = {
  'lib/pdf/': /^(Figure|Lbl|Link|Sect|Table|Column|Row|Caption|[03] Tr|Document|Artifact|Pagination|Layout)$/,
  'lib/metadata/security-txt.ts': /^(Contact|Expires|Canonical|Policy): /,
  'lib/structured-data/': /^(Service|Organization)$/,
  'components/interactive/': /^(Escape|Banner carousel|Services carousel|… marks)$/,
  'app/og/': /^Archivo$/,
  // Compared with a record.
  'lib/comparison/needs.ts': /^No$/,
};

/** A capitalized word, the end of a sentence, a word behind a value. */
const readable = /(^|[\s“(])\p{Lu}\p{Ll}+[.,:]?($|[\s”)…])|\p{Ll}{2,} \p{Ll}{2,}[.?!]$|^… \p{Ll}+$/u;
const literals = /(?<name>[\w-]+=)?(?<quote>['"`])(?<text>(?:(?!\k<quote>).)*)\k<quote>/g;
const betweenTags =
  /[>}](?<text>[^<>{}`']*\p{L}{2}[^<>{}`']*)<\/|[^=]>\s*(?<start>\p{Lu}[\p{L}\s,.’]*)[{<]/gu;
const spoken = /^(aria-label|aria-valuetext|alt|title|label|placeholder|caption)=$/;

function wordsIn(file: string): string[] {
  const source = file.replace(/\/\*.*?\*\//gs, '');
  const texts = [...source.matchAll(betweenTags)].flatMap(
    ({ groups }) => groups?.text ?? groups?.start ?? [],
  );
  const quoted = source
    .split('\n')
    .filter((line) => !/^import|\bthrow\b|Error\(|console\.|from '|^\s*\/\//.test(line))
    .flatMap((line) =>
      [...line.matchAll(literals)].flatMap(({ groups: { name = '', text = '' } = {} }) => {
        const words = text.replace(/\$\{[^}]*\}/g, '…');
        return readable.test(words) || (spoken.test(name) && /\p{L}{2}/u.test(words)) ? [words] : [];
      }),
    );
  return [...texts, ...quoted];
}

test('what a visitor reads or hears is typed in content alone, and every exception is still needed', () => {
  const needed = new Set<string>();
  const found = ['app', 'components', 'lib']
    .flatMap((room) =>
      readdirSync(room, { recursive: true, encoding: 'utf8' }).map((path) => join(room, path)),
    )
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|\.d\.ts$|test-browser|^lib\/validate\//.test(path))
    .flatMap((path) => wordsIn(readFileSync(path, 'utf8')).map((words) => ({ path, words })))
    .filter(({ path, words }) => {
      const exception = Object.entries(code).find(([at, what]) => path.startsWith(at) && what.test(words));
      if (exception) needed.add(exception[0]);
      return !exception;
    });
  expect(found).toEqual([]);
  expect([...needed].sort()).toEqual(Object.keys(code).sort());
});

test.each([
  ["const columns = ['Level', 'Denmark'];", 'Level'],
  ['<nav aria-label="main" />', 'main'],
  ['<p className="flex">Read this</p>', 'Read this'],
  ['<p>{count} of them</p>', ' of them'],
  ['<p>Read {this}</p>', 'Read '],
  [`const length = \`\${n} months\`;`, '… months'],
  ["const note = 'Tick what you can show.';", 'Tick what you can show.'],
])('%s holds words', (source, text) => expect(wordsIn(source)).toContain(text));
