import { spawnSync } from 'node:child_process';
import { aptInstall } from '../../support/apt';

const installed = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** True if the file is a Firefox that starts: Ubuntu's package is only a message about another way to install it. */
const starts = (path: string) =>
  spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 60_000 }).status === 0;

/** Path of Firefox, installed by the package manager if possible, or undefined. FIREFOX_PATH names another program. */
export function findFirefox(): string | undefined {
  const own = process.env.FIREFOX_PATH;
  const find = () => (own ? [own] : installed).find(starts);
  return find() ?? (!own && aptInstall('firefox-esr') ? find() : undefined);
}
