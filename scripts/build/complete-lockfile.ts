/**
 * Adds lockfile entries for optional packages of other platforms, which are missing if the registry does not offer them.
 * Without them `npm ci` of npm 11 rejects the lockfile. Run after every `npm install`.
 */
import { readFileSync, writeFileSync } from 'node:fs';

/** Subset of a package-lock entry (version 3). */
interface LockEntry {
  version?: string;
  integrity?: string;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** Package-lock (version 3): entries by path in node_modules; '' is the project. */
interface Lock {
  packages: Record<string, LockEntry>;
}

const systems = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const processors = ['arm64', 'arm', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];

/** Returns the platform in the name of a binary package: "…-linux-arm64-musl" is os linux, cpu arm64. */
function platform(name: string): Pick<LockEntry, 'cpu' | 'os'> {
  const parts = name.split(/[/-]/);
  const os = systems.filter((system) => parts.includes(system));
  const cpu = processors.filter((processor) => parts.includes(processor));
  return { ...(cpu.length > 0 && { cpu }), ...(os.length > 0 && { os }) };
}

/**
 * Returns the entries of optional dependencies that a package-lock lacks, by path. The parent packages pin platform packages
 * to exact versions; os and cpu prevent npm from installing them on other platforms.
 */
function missingOptionalPackages(lock: Lock): Lock['packages'] {
  const missing: Lock['packages'] = {};
  for (const [path, entry] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      const hoisted = `node_modules/${name}`;
      if (lock.packages[`${path}/${hoisted}`] || lock.packages[hoisted]) continue;
      missing[hoisted] = { version, ...platform(name), optional: true };
    }
  }
  return missing;
}

const path = 'package-lock.json';
const lock: Lock = JSON.parse(readFileSync(path, 'utf8'));
const missing = missingOptionalPackages(lock);
const entries = Object.entries({ ...lock.packages, ...missing });
lock.packages = Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`lockfile: added ${Object.keys(missing).length} entries`);
