import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Literals that look like copy but are code, by path: PDF tags, RFC 9116 fields, vocabularies, keys, fonts, log output. */
const codeLiterals = {
  'lib/pdf/': /^(Figure|Lbl|Link|Sect|Table|Column|Row|Caption|[03] Tr|Document|Artifact|Pagination|Layout)$/,
  'lib/metadata/security-txt.ts': /^(Contact|Expires|Canonical|Policy): /,
  'lib/structured-data/': /^(Service|Organization)$/,
  'components/interactive/': /^(Escape|Banner carousel|Services carousel|… marks)$/,
  'app/og/': /^Archivo$/,
  // The code compares this literal with a field of a record.
  'lib/comparison/needs.ts': /^No$/,
};

/** Matches copy: a capitalized word, the end of a sentence, or a word after a value. */
const readable = /(^|[\s“(])\p{Lu}\p{Ll}+[.,:]?($|[\s”)…])|\p{Ll}{2,} \p{Ll}{2,}[.?!]$|^… \p{Ll}+$/u;
const literals = /(?<name>[\w-]+=)?(?<quote>['"`])(?<text>(?:(?!\k<quote>).)*)\k<quote>/g;
const betweenTags =
  /[>}](?<text>[^<>{}`']*\p{L}{2}[^<>{}`']*)<\/|[^=]>\s*(?<start>\p{Lu}[\p{L}\s,.’]*)[{<]/gu;
const labelAttribute = /^(aria-label|aria-valuetext|alt|title|label|placeholder|caption)=$/;

function copyIn(file: string): string[] {
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
        return readable.test(words) || (labelAttribute.test(name) && /\p{L}{2}/u.test(words)) ? [words] : [];
      }),
    );
  return [...texts, ...quoted];
}

test('copy occurs only in content, and every exception is still needed', () => {
  const needed = new Set<string>();
  const found = ['app', 'components', 'lib']
    .flatMap((directory) =>
      readdirSync(directory, { recursive: true, encoding: 'utf8' }).map((path) => join(directory, path)),
    )
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|\.d\.ts$|test-browser/.test(path))
    .flatMap((path) => copyIn(readFileSync(path, 'utf8')).map((words) => ({ path, words })))
    .filter(({ path, words }) => {
      const exception = Object.entries(codeLiterals).find(
        ([at, what]) => path.startsWith(at) && what.test(words),
      );
      if (exception) needed.add(exception[0]);
      return !exception;
    });
  expect(found).toEqual([]);
  expect([...needed].sort()).toEqual(Object.keys(codeLiterals).sort());
});

test.each([
  ["const columns = ['Level', 'Denmark'];", 'Level'],
  ['<nav aria-label="main" />', 'main'],
  ['<p className="flex">Read this</p>', 'Read this'],
  ['<p>{count} of them</p>', ' of them'],
  ['<p>Read {this}</p>', 'Read '],
  [`const length = \`\${n} months\`;`, '… months'],
  ["const note = 'Tick what you can show.';", 'Tick what you can show.'],
])('detects the copy in %s', (source, text) => expect(copyIn(source)).toContain(text));
