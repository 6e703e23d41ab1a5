/** Builds the site twice from nothing and compares every exported file: one commit, one site. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Address and hash of every file of a fresh build, without anything an earlier one has left. */
function build() {
  for (const folder of ['.next', 'out']) rmSync(folder, { recursive: true, force: true });
  const { status } = spawnSync('npm', ['run', 'build'], { stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) process.exit(1);
  const files = readdirSync('out', { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return new Map(
    files.map((entry) => {
      const path = join(entry.parentPath ?? entry.path, entry.name);
      return [path, createHash('sha256').update(readFileSync(path)).digest('hex')];
    }),
  );
}

const [first, second] = [build(), build()];
const differing = [...new Set([...first.keys(), ...second.keys()])].filter(
  (path) => first.get(path) !== second.get(path),
);
for (const path of differing) console.error(`reproducible: ${path} differs`);
console.log(`reproducible: ${first.size} files, ${differing.length} differ`);
process.exit(differing.length > 0 ? 1 : 0);
