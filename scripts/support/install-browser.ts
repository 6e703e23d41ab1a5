/** Installs a browser for the tests unless there is one: Debian's shell where apt-get exists, otherwise Playwright's. */
import { execSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findBrowser, headlessShell } from './browser';

/** Runs a command, and returns whether it succeeded. */
function run(command: string): boolean {
  console.log(`browser: ${command}`);
  try {
    execSync(command, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 600_000 });
    return true;
  } catch {
    return false;
  }
}

const sudo = process.getuid?.() === 0 ? '' : 'sudo -n ';
const apt = `${sudo}apt-get update -qq && ${sudo}apt-get install -y -qq ${headlessShell.package}`;
const isInstalled =
  existsSync(process.env.CHROMIUM_PATH ?? headlessShell.path) ||
  run(apt) ||
  findBrowser() !== undefined ||
  run('npx playwright install chromium --only-shell');
if (!isInstalled)
  throw new Error('browser: none; install Chromium, or set CHROMIUM_PATH to the path of its program');
console.log(`browser: ${findBrowser() ?? chromium.executablePath()}`);
