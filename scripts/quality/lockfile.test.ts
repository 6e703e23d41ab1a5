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

/**
 * Platform packages without a hash. The registry used to make this lockfile has older versions of them, not the locked
 * ones (checked on 21 November 2026), and a hash from elsewhere would be a guess. docs/security.md says what that means
 * on such a platform.
 */
const withoutHash: Record<string, string> = {
  '@biomejs/cli':
    'android-arm64 android-x64 darwin-arm64 darwin-x64 linux-arm64-musl linux-x64-musl win32-arm64 win32-x64',
  '@next/swc': 'darwin-arm64 darwin-x64 win32-arm64-msvc win32-x64-msvc',
  '@tailwindcss/oxide':
    'android-arm64 darwin-arm64 darwin-x64 freebsd-x64 linux-arm-gnueabihf wasm32-wasi win32-arm64-msvc win32-x64-msvc',
  '@unrs/resolver-binding':
    'android-arm-eabi android-arm64 darwin-arm64 darwin-x64 freebsd-x64 linux-arm-gnueabihf linux-arm-musleabihf linux-loong64-gnu linux-loong64-musl linux-ppc64-gnu linux-riscv64-gnu linux-riscv64-musl linux-s390x-gnu openharmony-arm64 win32-arm64-msvc win32-ia32-msvc win32-x64-msvc',
};

test('every package has a hash but the platform packages listed', () => {
  const found = Object.entries(lock.packages).filter(([path, { integrity }]) => path && !integrity);
  const listed = Object.entries(withoutHash).flatMap(([family, platforms]) =>
    platforms.split(' ').map((platform) => `node_modules/${family}-${platform}`),
  );
  expect(found.map(([path]) => path).sort()).toEqual(listed.sort());
  expect(found.filter(([, { optional }]) => !optional)).toEqual([]);
});
