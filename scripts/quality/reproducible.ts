/** Builds the site twice from nothing and compares every exported file: one commit, one site. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../support/files';

/** Path and hash of every file of a fresh build, without anything an earlier one has left. */
function build(): Map<string, string> {
  for (const folder of ['.next', 'out']) rmSync(folder, { recursive: true, force: true });
  const { status } = spawnSync('npm', ['run', 'build'], { stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) process.exit(1);
  const hash = (file: string) =>
    createHash('sha256')
      .update(readFileSync(join('out', file)))
      .digest('hex');
  return new Map(listFiles('out').map((file) => [file, hash(file)]));
}

const [first, second] = [build(), build()];
const differing = [...new Set([...first.keys(), ...second.keys()])].filter(
  (file) => first.get(file) !== second.get(file),
);
for (const file of differing) console.error(`reproducible: ${file} differs`);
console.log(`reproducible: ${first.size} files, ${differing.length} differ`);
process.exit(differing.length > 0 ? 1 : 0);
