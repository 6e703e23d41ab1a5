/** Prints the licenses of all packages in the lockfile: npx tsx scripts/quality/licenses.ts */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Lock } from './lockfile';

const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** Packages that name no license in their package.json; read in their license file. */
const readByHand: Record<string, string> = { 'png-js': 'MIT' };

/**
 * Packages by license. Platform packages that are not installed have no license in the lockfile: they are builds of a
 * package beside them in the same scope.
 */
export function licensesOf(lock: Lock): Record<string, string[]> {
  const licenses: Record<string, string[]> = {};
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (path === '') continue;
    const name = nameOf(path);
    const license = entry.license ?? readByHand[name] ?? (entry.optional ? 'as its parent' : 'unknown');
    licenses[license] ??= [];
    licenses[license].push(name);
  }
  return licenses;
}

/** Packages that run code of their own when installed. */
export const installScriptsOf = (lock: Lock) =>
  Object.entries(lock.packages)
    .filter(([, entry]) => entry.hasInstallScript)
    .map(([path]) => nameOf(path));

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const licenses = licensesOf(JSON.parse(readFileSync('package-lock.json', 'utf8')));
  for (const license of Object.keys(licenses).sort())
    console.log(`${license}: ${[...new Set(licenses[license])].sort().join(', ')}\n`);
}
