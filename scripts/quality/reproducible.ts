/** Checks that the build is reproducible: builds the site twice from scratch and compares all exported files. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../support/files';

/** Builds the site in empty folders and returns the hash of every exported file by path. */
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
