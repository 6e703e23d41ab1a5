/** Gets the programs of the two hosts: nginx by the package manager, wrangler into a cache beside the dependencies. */
import { spawnSync } from 'node:child_process';
import { cachedTool } from '../cached-tool.mjs';

/** The last wrangler that runs on Node 20. */
const wranglerVersion = '4.86.0';

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
export const findWrangler = () => cachedTool('wrangler', wranglerVersion, 'bin/wrangler.js');
