/**
 * Adds lockfile entries for optional packages of other platforms, which are missing if the registry does not offer them.
 * Without them `npm ci` of npm 11 rejects the lockfile. Run after every `npm install`.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const systems = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const processors = ['arm64', 'arm', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];

const path = 'package-lock.json';
const lock: { packages: Record<string, { optionalDependencies?: Record<string, string> }> } = JSON.parse(
  readFileSync(path, 'utf8'),
);
const added: Record<string, object> = {};
for (const [parent, { optionalDependencies = {} }] of Object.entries(lock.packages))
  for (const [name, version] of Object.entries(optionalDependencies)) {
    const hoisted = `node_modules/${name}`;
    if (lock.packages[`${parent}/${hoisted}`] || lock.packages[hoisted]) continue;
    // The name of a binary package states its platform: "…-linux-arm64-musl".
    const parts = name.split(/[/-]/);
    const cpu = processors.filter((processor) => parts.includes(processor));
    const os = systems.filter((system) => parts.includes(system));
    added[hoisted] = { version, ...(cpu[0] && { cpu }), ...(os[0] && { os }), optional: true };
  }
const entries = Object.entries({ ...lock.packages, ...added }).sort(([a], [b]) => (a < b ? -1 : 1));
lock.packages = Object.fromEntries(entries);
writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`lockfile: added ${Object.keys(added).length} entries`);
