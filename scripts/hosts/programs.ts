/** Gets the programs of the two hosts: nginx by the package manager, wrangler into a cache beside the dependencies. */
import { spawnSync } from 'node:child_process';
import { aptInstall } from '../support/apt';
import { cachedTool } from '../support/cached-tool';

/** The last wrangler that runs on Node 20. */
const wranglerVersion = '4.86.0';

const isThere = (command: string, ...args: readonly string[]) =>
  spawnSync(command, args, { stdio: 'ignore' }).status === 0;

const hasNginx = () => isThere('nginx', '-v') && isThere('openssl', 'version');

/** A missing program is fetched in CI, by `npm run hosts` and by `npm run test:full`; `npm test` uses what is there. */
const { CI, E2E_FULL, EVERY_HOST } = process.env;
export const everyHost = Boolean(CI || E2E_FULL || EVERY_HOST);

/** Path of nginx, or undefined if it is not available. */
export function findNginx(): string | undefined {
  process.env.PATH += ':/usr/sbin';
  if (!hasNginx() && everyHost) aptInstall('nginx', 'openssl');
  return hasNginx() ? 'nginx' : undefined;
}

/** Path of wrangler's program, or undefined if it is not available. */
export const findWrangler = () => cachedTool('wrangler', wranglerVersion, 'bin/wrangler.js', everyHost);
