/**
 * Ensures that a working browser exists for the tests: Debian's shell, an installed browser, or Playwright's shell.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findBrowser, headlessShell, launchBrowser } from './browser';

/** Returns the version of the browser for the tests, or undefined if it does not start, for example without its libraries. */
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

/** Installs a Debian or Ubuntu package, as root or by sudo without a password, where apt-get exists. */
function aptInstall(name: string) {
  const prefix = process.getuid?.() === 0 ? '' : 'sudo -n ';
  const command = `${prefix}apt-get update -qq && ${prefix}apt-get install -y -qq ${name}`;
  console.log(`browser: ${command}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(`command -v apt-get && ${command}`, { shell: true, stdio: 'ignore', timeout: 600_000, env });
}

async function ensureBrowser(): Promise<string | undefined> {
  if (!process.env.CHROMIUM_PATH && !existsSync(headlessShell.path)) aptInstall(headlessShell.package);
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
    'browser: none found, and the installation failed. Install Chromium or Chrome, or set CHROMIUM_PATH to its executable.',
  );
  process.exit(1);
}
console.log(`browser: ${findBrowser() ?? 'Playwright shell'}, version ${found}`);
