/** Mutations of the content, one at a time: each has to be reported with its location and stop the build. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { test } from 'node:test';
import { build } from 'esbuild';

const certification = (slug: string) => `content/certifications/${slug}.ts`;

/**
 * A mutation: its name, the file, the words replaced and their replacement; then the record and field the message
 * has to name.
 */
const errors: [name: string, file: string, from: string | RegExp, to: string, place: string | RegExp][] = [
  [
    'a range upside down',
    certification('cmmc'),
    'months(6, 12)',
    'months(12, 6)',
    'cmmc.comparison.timeline',
  ],
  ['an amount of zero', certification('itar'), /eur\(\d+,/, 'eur(0,', 'itar.comparison.cost'],
  ['an empty text', certification('cmmc'), /subtitle: '.*'/, "subtitle: ''", 'cmmc.subtitle'],
  ['an unknown slug', certification('itar'), "slug: 'itar'", "slug: 'itra'", 'itra.slug'],
  ['a date that is none', 'content/facts/cmmc.ts', '{2025-11-10}', '{2025-13-10}', 'cmmc-required.text'],
  [
    'a fact nobody wrote',
    certification('cmmc'),
    '{fact:cmmc-required}',
    '{fact:cmmc-requested}',
    /cmmc\.why\[0\]\.text/,
  ],
  [
    'a title too long',
    certification('aqap2110'),
    /title: '(.*)',\n {4}desc/,
    "title: '$1 and every word there is to say about it',\n    desc",
    'aqap2110.meta.title',
  ],
  [
    'a description too short',
    certification('as9100d'),
    /description:\s*'.*'/,
    "description: 'Short.'",
    'as9100d.meta.description',
  ],
  [
    'a title used twice',
    certification('iso27001'),
    /(meta: \{\s*title: )'.*'/,
    "$1'CMMC for non-US suppliers: levels, dates, cost'",
    'iso27001.meta.title',
  ],
  [
    'a relation to nothing',
    certification('itar'),
    /(relations: \[[\s\S]*?certification: )'[\w-]+'/,
    "$1'iso14001'",
    /itar\.relations/,
  ],
  [
    'a phase renamed',
    certification('ce-marking'),
    "name: 'Implementation'",
    "name: 'Execution'",
    'ce-marking.phases[1].name',
  ],
  ['weeks no phase fills', 'content/stations/heads.ts', 'weeks(4, 6)', 'weeks(4, 7)', 'foundation.phases'],
  [
    'a month of a station',
    'content/stations/heads.ts',
    '{ from: 3, to: 4 }',
    '{ from: 3, to: 3 }',
    'defense-standards.months',
  ],
  [
    'a certification no station knows',
    'content/stations/quality.ts',
    "feeds: ['iso9001'",
    "feeds: ['iso9002'",
    'quality.feeds',
  ],
  [
    'a link to what is not open',
    'content/services/entries.ts',
    'Five stations from',
    '[Training](/services/training) from',
    'services.complytrain.summary',
  ],
  [
    'a legal link to nowhere',
    'content/legal/cookies.ts',
    "lead: 'This website",
    "lead: '[This](/legal/cookie) website",
    'cookies.lead',
  ],
  [
    'a section used twice',
    'content/legal/cookies.ts',
    /(id: 'none'[\s\S]*?id: )'[\w-]+'/,
    "$1'none'",
    /cookies\.sections\[\d+\]\.id/,
  ],
  [
    'a description too long',
    'content/page-copy/about.ts',
    /(description:\s*')/,
    `$1${'Long. '.repeat(30)}`,
    '/about.description',
  ],
  [
    'a figure nobody named',
    'content/page-copy/home.ts',
    '{=stations.security}',
    '{=stations.safety}',
    'page-copy/home.home.banner.slides[1].lead',
  ],
  [
    'a count the dataset has not',
    'content/page-copy/comparison.ts',
    "title: 'Four recommended pathways'",
    "title: 'Five recommended pathways'",
    /page-copy\/comparison\.pathwaysCopy\.title/,
  ],
  [
    'an official address that is not https',
    'content/addresses/registers.ts',
    "url: 'https://ted.europa.eu/'",
    "url: 'http://ted.europa.eu/'",
    'glossary/ted.url',
  ],
  [
    'a link to an address nobody recorded',
    certification('cmmc'),
    /(answer:\s*')/,
    '$1[Register](address:nowhere). ',
    'cmmc.answer',
  ],
];

/** The file with the error in it. */
function mutated(file: string, from: string | RegExp, to: string): string {
  const source = readFileSync(file, 'utf8');
  const text = source.replace(from, to);
  assert.notEqual(text, source, `${file} has no ${from}`);
  return text;
}

/** What the build's validation says when one file of the content is different; nothing is written. */
async function problems(file?: string, contents = ''): Promise<string[]> {
  const { outputFiles } = await build({
    stdin: { contents: "export { contentProblems } from '@/lib/validate/content'", resolveDir: '.' },
    bundle: true,
    platform: 'node',
    format: 'cjs',
    write: false,
    plugins: [
      {
        name: 'mutated',
        setup: ({ onLoad }) =>
          onLoad({ filter: /\.tsx?$/ }, ({ path }) =>
            file && path === resolve(file) ? { contents, loader: 'ts' } : undefined,
          ),
      },
    ],
  });
  const module = { exports: {} as { contentProblems: () => unknown[] } };
  new Function('module', 'exports', 'require', outputFiles[0]?.text ?? '')(
    module,
    module.exports,
    createRequire(import.meta.url),
  );
  return module.exports.contentProblems().map((problem) => `content: ${problem}`);
}

test('the content as it is passes', async () => assert.deepEqual(await problems(), []));

for (const [name, file, from, to, place] of errors) {
  test(`${name} is found`, async () => {
    const lines = await problems(file, mutated(file, from, to));
    const named = lines.find((line) =>
      typeof place === 'string' ? line.includes(`${place}:`) : place.test(line),
    );
    assert.ok(named, lines.join('\n') || 'no problem was found');
    assert.match(named, /^content: content\/[\w/-]+\.ts, \S.*: \S/);
  });
}

test('a mutation stops the build before anything is made', (context) => {
  const folder = mkdtempSync(join(tmpdir(), 'validation-mutation-'));
  context.after(() => rmSync(folder, { recursive: true }));
  for (const name of ['content', 'lib', 'scripts', 'package.json', 'tsconfig.json', 'tailwind.config.ts'])
    cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const file = certification('cmmc');
  writeFileSync(join(folder, file), mutated(file, 'months(6, 12)', 'months(12, 6)'));
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'build'], { cwd: folder, encoding: 'utf8' });
  assert.notEqual(status, 0);
  assert.match(
    stderr,
    /content\/certifications\/cmmc\.ts, cmmc\.comparison\.timeline: min 12 is above max 6/,
  );
  assert.doesNotMatch(stdout, /Next\.js/);
});
