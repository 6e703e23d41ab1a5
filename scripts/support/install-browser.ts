/** Makes sure that the tests have a browser: an installed one, Playwright's own, or the package manager's. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { aptInstall } from './apt';
import { browserArgs, findBrowser, installedBrowsers } from './browser';

/** True when the file is a browser that starts: a downloaded one may lack system libraries. */
function starts(path: string): boolean {
  if (!existsSync(path)) return false;
  const args = ['--headless', '--disable-gpu', ...browserArgs, '--dump-dom', 'about:blank'];
  return spawnSync(path, args, { stdio: 'ignore', timeout: 60_000 }).status === 0;
}

function ensureBrowser(): string | undefined {
  const found = findBrowser();
  if (found && starts(found)) return found;
  console.log('browser: npx playwright install chromium --only-shell');
  // Short limit: where the download is not to be had, the package manager is asked instead.
  spawnSync('npx', ['playwright', 'install', 'chromium', '--only-shell'], {
    stdio: 'inherit',
    timeout: 300_000,
  });
  if (starts(chromium.executablePath())) return chromium.executablePath();
  aptInstall('chromium');
  return installedBrowsers.find(starts);
}

const path = ensureBrowser();
if (!path) {
  console.error(
    'browser: none found and none could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to its program.',
  );
  process.exit(1);
}
console.log(`browser: ${path}`);
