import { readFileSync } from 'node:fs';
import { type Lock, missingOptionalPackages } from './lockfile';

const lock: Lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));

test('the lockfile has an entry for every optional platform package', () => {
  expect(missingOptionalPackages(lock)).toEqual({});
});

test('a missing platform package is found and gets its platform', () => {
  const { 'node_modules/@next/swc-win32-x64-msvc': _, ...packages } = lock.packages;
  expect(missingOptionalPackages({ packages })).toEqual({
    'node_modules/@next/swc-win32-x64-msvc': {
      version: lock.packages['node_modules/next']?.version,
      cpu: ['x64'],
      os: ['win32'],
      optional: true,
    },
  });
});

test('no entry names a download address', () => {
  expect(JSON.stringify(lock)).not.toContain('"resolved"');
});
