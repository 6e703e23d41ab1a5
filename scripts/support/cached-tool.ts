import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * Returns the path of a file in an npm package that is not a dependency of the site. Downloads the package into .cache on
 * first use, without running its install scripts. Returns undefined if it is neither cached nor available.
 */
export function cachedTool(name: string, version: string, file: string): string | undefined {
  const folder = resolve('.cache', `${name}-${version}`);
  const path = `${folder}/node_modules/${name}/${file}`;
  if (!existsSync(path)) {
    console.log(`fetching ${name} ${version} into .cache`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${folder}/package.json`, '{ "private": true }\n');
    spawnSync(
      'npm',
      ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', `${name}@${version}`],
      { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'], timeout: 600_000 },
    );
  }
  return existsSync(path) ? path : undefined;
}
