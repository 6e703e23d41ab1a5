import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { aptInstall } from './apt.mjs';

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const isRoot = process.getuid?.() === 0;

/** Flags for a browser that stays on this machine; root has no sandbox of its own. */
export const browserArgs = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  ...(isRoot ? ['--no-sandbox'] : []),
];

/** True when the file is a browser that starts: a downloaded one may lack system libraries. */
function starts(path) {
  if (!existsSync(path)) return false;
  const args = ['--headless', '--disable-gpu', ...browserArgs, '--dump-dom', 'about:blank'];
  return spawnSync(path, args, { stdio: 'ignore', timeout: 60_000 }).status === 0;
}

/** Path of the browser for the tests, or undefined: Playwright's own first, then an installed one. */
export function findBrowser() {
  return [process.env.CHROMIUM_PATH, chromium.executablePath(), ...installed].find(
    (path) => path && existsSync(path),
  );
}

function run(command, args, timeout) {
  console.log(`browser: ${[command, ...args].join(' ')}`);
  return spawnSync(command, args, { stdio: 'inherit', timeout }).status === 0;
}

function ensureBrowser() {
  const found = findBrowser();
  if (found && starts(found)) return found;
  // Short limit: where the download is not to be had, the package manager is asked instead.
  run('npx', ['playwright', 'install', 'chromium', '--only-shell'], 300_000);
  if (starts(chromium.executablePath())) return chromium.executablePath();
  aptInstall('chromium');
  return installed.find(starts);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const path = ensureBrowser();
  if (!path) {
    console.error(
      'browser: none found and none could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to its program.',
    );
    process.exit(1);
  }
  console.log(`browser: ${path}`);
}
