import { readFileSync } from 'node:fs';
import { type Lock, missingOptionalPackages } from './lockfile';

const lock: Lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));

test('the lockfile has an entry for every optional platform package, which npm 11 asks for', () => {
  expect(missingOptionalPackages(lock)).toEqual({});
});

test('every package but those of other platforms has a hash, and none a download address', () => {
  const loose = Object.entries(lock.packages).filter(
    ([path, { integrity, optional }]) => path && !integrity && !optional,
  );
  expect(loose).toEqual([]);
  expect(JSON.stringify(lock)).not.toContain('"resolved"');
});
