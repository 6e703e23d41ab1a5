import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Where an installed Chromium or Chrome is looked for. */
export const installedBrowsers = [
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

/** Path of the browser for the tests, or undefined: Playwright's own first, then an installed one. */
export function findBrowser(): string | undefined {
  return [process.env.CHROMIUM_PATH, chromium.executablePath(), ...installedBrowsers].find(
    (path) => path && existsSync(path),
  );
}

/** A headless browser for a script of ours; the caller closes it. */
export const launchBrowser = () => chromium.launch({ executablePath: findBrowser(), args: browserArgs });

/**
 * Script that a page needs before functions of a script run in it: tsx wraps every named function in a call of a
 * helper that exists in Node alone.
 */
export const pageHelper = 'globalThis.__name = (value) => value;';
