/** Mutations of the content, at least one for each part of its validation: the build has to name them all and stop. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { test } from 'node:test';

/** The file, the words replaced and their replacement; then the record and field that the message has to name. */
const mutations: [file: string, from: string | RegExp, to: string, place: string][] = [
  ['addresses/registers.ts', "'https://ted.europa.eu/'", "'http://ted.europa.eu/'", 'glossary/ted.url'],
  ['facts/cmmc.ts', '{2025-11-10}', '{2025-13-10}', 'cmmc-required.text'],
  ['services/entries.ts', 'Five stations', '[T](/services/training)', 'services.complytrain.summary'],
  ['stations/heads.ts', 'weeks(4, 6)', 'weeks(4, 7)', 'foundation.phases'],
  ['certifications/cmmc.ts', 'months(6, 12)', 'months(12, 6)', 'cmmc.comparison.timeline'],
  ['certifications/cases/as9100d.ts', '{sure:common-practice}', '{sure:sure}', 'as9100d.cases[0].note'],
  ['certifications/itar.ts', /(answer:\s*')/, '$1[Register](address:nowhere). ', 'itar.answer'],
  ['budget/rates.ts', 'value: [1100, 1700]', 'value: [1700, 1100]', 'rates.west.value'],
  ['buyers/germany.ts', "cardFact: '", "cardFact: 'Since many a year ", 'germany.cardFact'],
  ['buyers/permits.ts', 'days: ua.simplified, ', '', 'ukraine.times[0]'],
  [
    'gaps/iso-9001-to-aqap-2110/leadership-and-planning.ts',
    "'new'",
    "'extend'",
    'iso-9001-to-aqap-2110.groups',
  ],
  ['legal/cookies.ts', "lead: 'This website", "lead: '[This](/legal/cookie) website", 'cookies.lead'],
  ['glossary/bodies.ts', "next: '/certifications/cmmc'", "next: '/certifications/none'", 'c3pao.next'],
  ['verify/product.ts', 'minutes: 20', 'minutes: 0', 'ce.minutes'],
  ['page-copy/home.ts', '{=stations.security}', '{=stations.safety}', 'home.banner.slides[2].lead'],
  ['page-copy/comparison.ts', "'Four recommended", "'Five recommended", 'comparison.pathwaysCopy.title'],
  ['page-copy/about.ts', /(description:\s*')/, `$1${'Long. '.repeat(30)}`, '/about.description'],
];

test('content with errors stops the build before anything is made, and each is named with its place', (context) => {
  const folder = mkdtempSync(join(tmpdir(), 'validation-mutations-'));
  context.after(() => rmSync(folder, { recursive: true }));
  for (const name of ['content', 'lib', 'scripts', 'package.json', 'tsconfig.json', 'tailwind.config.ts'])
    cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  for (const [name, from, to] of mutations) {
    const file = join(folder, 'content', name);
    const source = readFileSync(file, 'utf8');
    assert.notEqual(source.replace(from, to), source, `${name} has no ${from}`);
    writeFileSync(file, source.replace(from, to));
  }
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'build'], { cwd: folder, encoding: 'utf8' });
  assert.notEqual(status, 0);
  assert.doesNotMatch(stdout, /Next\.js/);
  const unnamed = mutations.filter(
    ([, , , place]) =>
      !stderr
        .split('\n')
        .some((line) => /^content: content\/[\w/-]+\.ts, /.test(line) && line.includes(`${place}: `)),
  );
  assert.deepEqual(unnamed, [], stderr);
});
