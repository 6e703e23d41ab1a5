/**
 * Makes sure that the tests have a browser that starts: the shell from Debian's package, otherwise an installed one,
 * otherwise Playwright's own. Where the tests need nginx and WebKit too, these follow: parts that run side by side cannot
 * install, because only one installer works at a time.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { everyHost, findNginx } from '../hosts/programs';
import { lackingPackages } from '../quality/engines/webkit-program';
import { aptInstall } from './apt';
import { findBrowser, launchBrowser, shell } from './browser';

/** Version of the browser that the tests would get, or undefined where none starts: a found one may lack libraries. */
async function version(): Promise<string | undefined> {
  try {
    const browser = await launchBrowser();
    const name = browser.version();
    await browser.close();
    return name;
  } catch {
    return undefined;
  }
}

async function ensureBrowser(): Promise<string | undefined> {
  if (!process.env.CHROMIUM_PATH && !existsSync(shell.path)) aptInstall(shell.package);
  const found = await version();
  if (found) return found;
  console.log('browser: npx playwright install chromium --only-shell');
  spawnSync('npx', ['playwright', 'install', 'chromium', '--only-shell'], {
    stdio: 'inherit',
    timeout: 300_000,
  });
  return version();
}

const found = await ensureBrowser();
if (!found) {
  console.error(
    'browser: none found and none could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to its program.',
  );
  process.exit(1);
}
console.log(`browser: ${findBrowser() ?? 'the shell of Playwright'}, version ${found}`);

if (everyHost) {
  findNginx();
  lackingPackages();
}
