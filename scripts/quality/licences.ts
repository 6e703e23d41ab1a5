/** Prints the licences of all packages in the lockfile: npx tsx scripts/quality/licences.ts */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Lock } from './lockfile';

const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** Packages that name no licence in their package.json; read in their licence file. */
const readByHand: Record<string, string> = { 'png-js': 'MIT' };

/**
 * Packages by licence. Platform packages that are not installed here have no licence in the lockfile: they are builds
 * of a package that stands beside them under the same scope.
 */
export function licencesOf(lock: Lock): Record<string, string[]> {
  const licences: Record<string, string[]> = {};
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (path === '') continue;
    const name = nameOf(path);
    const licence = entry.license ?? readByHand[name] ?? (entry.optional ? 'as its parent' : 'unknown');
    licences[licence] ??= [];
    licences[licence].push(name);
  }
  return licences;
}

/** Packages that would run code of their own at installation. */
export const installScriptsOf = (lock: Lock) =>
  Object.entries(lock.packages)
    .filter(([, entry]) => entry.hasInstallScript)
    .map(([path]) => nameOf(path));

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const licences = licencesOf(JSON.parse(readFileSync('package-lock.json', 'utf8')));
  for (const licence of Object.keys(licences).sort())
    console.log(`${licence}: ${[...new Set(licences[licence])].sort().join(', ')}\n`);
}
