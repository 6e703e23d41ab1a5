/** Gets the programs of the two hosts: nginx by the package manager, wrangler into a cache beside the dependencies. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** The last wrangler that runs on Node 20. */
const wranglerVersion = '4.86.0';

const cache = resolve('.cache');
const wrangler = `${cache}/wrangler/node_modules/wrangler/bin/wrangler.js`;

const run = (command, args, options) =>
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 600_000, ...options })
    .status === 0;

const isThere = (command, ...args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

const hasNginx = () => isThere('nginx', '-v') && isThere('openssl', 'version');

function installNginx() {
  if (!isThere('apt-get', '--version')) return;
  const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  console.log('hosts: installing nginx by apt-get');
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', 'nginx', 'openssl'],
  ]) {
    const [command, ...rest] = [...prefix, 'apt-get', ...args];
    if (!run(command, rest, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })) return;
  }
}

/** Path of nginx, or undefined where it is not to be had. */
export function findNginx() {
  process.env.PATH += ':/usr/sbin';
  if (!hasNginx()) installNginx();
  return hasNginx() ? 'nginx' : undefined;
}

/** Path of wrangler's program, or undefined where it is not to be had. */
export function findWrangler() {
  if (!existsSync(wrangler)) {
    console.log(`hosts: fetching wrangler ${wranglerVersion} into .cache`);
    mkdirSync(`${cache}/wrangler`, { recursive: true });
    writeFileSync(`${cache}/wrangler/package.json`, '{ "private": true }\n');
    run(
      'npm',
      ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', `wrangler@${wranglerVersion}`],
      {
        cwd: `${cache}/wrangler`,
      },
    );
  }
  return existsSync(wrangler) ? wrangler : undefined;
}
