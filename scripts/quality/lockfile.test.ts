import { readFileSync } from 'node:fs';
import { type Lock, missingOptionalPackages } from './lockfile';

const lock: Lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));

test('the lockfile has an entry for every optional platform package, as npm 11 requires', () => {
  expect(missingOptionalPackages(lock)).toEqual({});
});

test('every package except those of other platforms has a hash, and none has a download URL', () => {
  const withoutHash = Object.entries(lock.packages).filter(
    ([path, { integrity, optional }]) => path && !integrity && !optional,
  );
  expect(withoutHash).toEqual([]);
  expect(JSON.stringify(lock)).not.toContain('"resolved"');
});
