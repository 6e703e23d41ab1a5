import { readFileSync } from 'node:fs';
import { installScriptsOf, licensesOf } from './licenses';
import type { Lock } from './lockfile';

const lock: Lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));

/** Licenses that allow use in a proprietary site without opening it. */
const permissive = [
  '(BSD-2-Clause OR MIT OR Apache-2.0)',
  '(MIT AND Zlib)',
  '(MIT OR CC0-1.0)',
  '(MIT OR GPL-3.0-or-later)',
  '(WTFPL OR MIT)',
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MIT OR Apache-2.0',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
];

/** Conditions on changed copies or on attribution: tools of the build, none of which is part of the site. */
const tools: Record<string, RegExp> = {
  'MPL-2.0': /^(axe-core|ical\.js|lightningcss.*)$/,
  'CC-BY-4.0': /^caniuse-lite$/,
  'LGPL-3.0-or-later': /^@img\/sharp-/,
  'Apache-2.0 AND LGPL-3.0-or-later': /^@img\/sharp-/,
  'Apache-2.0 AND LGPL-3.0-or-later AND MIT': /^@img\/sharp-/,
  'as its parent': /^@(biomejs\/cli|next\/swc|tailwindcss\/oxide|unrs\/resolver-binding)-/,
};

test('every package has a license that is known and fits', () => {
  const others = Object.entries(licensesOf(lock)).flatMap(([license, names]) =>
    permissive.includes(license)
      ? []
      : names.filter((name) => !tools[license]?.test(name)).map((name) => `${name}: ${license}`),
  );
  expect(others).toEqual([]);
});

test('what becomes part of the site is MIT', () => {
  const { MIT } = licensesOf(lock);
  expect(MIT).toEqual(expect.arrayContaining(Object.keys(lock.packages['']?.dependencies ?? {})));
});

test('every package is pinned by version', () => {
  const loose = Object.entries(lock.packages).filter(([path, { version }]) => path && !version);
  expect(loose).toEqual([]);
});

test('no package of the site runs code at installation; two tools only check for a prebuilt program', () => {
  expect(installScriptsOf(lock).sort()).toEqual(['@parcel/watcher', 'esbuild']);
});

test('an unknown license is found', () => {
  const packages = { '': {}, 'node_modules/a/node_modules/b': { version: '1.0.0' } };
  expect(licensesOf({ packages })).toEqual({ unknown: ['b'] });
});
