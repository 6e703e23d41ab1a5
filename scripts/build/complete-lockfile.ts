/**
 * Adds lockfile entries for optional packages of other platforms, which are missing if the registry does not offer them.
 * Without them `npm ci` of npm 11 rejects the lockfile. Run after every `npm install`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { type Lock, missingOptionalPackages } from '../quality/lockfile';

const path = 'package-lock.json';
const lock: Lock = JSON.parse(readFileSync(path, 'utf8'));
const missing = missingOptionalPackages(lock);
const entries = Object.entries({ ...lock.packages, ...missing });
lock.packages = Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`lockfile: added ${Object.keys(missing).length} entries`);
