import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** The engine alone, as Debian packs it: the same pages for less than half the processor time of the whole browser. */
export const shell = { package: 'chromium-headless-shell', path: '/usr/bin/chromium-headless-shell' };

/** Where an installed Chromium or Chrome is looked for. */
const wholeBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const isRoot = process.getuid?.() === 0;

/** Flags for a browser that makes no requests of its own and sets type as screens do; root has no sandbox. */
export const browserArgs = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // How far ahead lazy pictures are fetched depends on the line's guessed speed; a busy machine makes localhost slow.
  '--force-effective-connection-type=4G',
  // The shell alone would round every letter's width to whole pixels.
  '--font-render-hinting=none',
  ...(isRoot ? ['--no-sandbox'] : []),
];

const firstOf = (...paths: (string | undefined)[]) => paths.find((path) => path && existsSync(path));

/** Path of the browser for the tests; undefined where Playwright's own shell, which it finds itself, is the only one. */
export const findBrowser = (): string | undefined =>
  firstOf(process.env.CHROMIUM_PATH, shell.path, chromium.executablePath(), ...wholeBrowsers);

/** Path of the browser for measurements: a whole one, as visitors have, where there is one. */
export const findWholeBrowser = (): string | undefined =>
  firstOf(process.env.CHROMIUM_PATH, chromium.executablePath(), ...wholeBrowsers, shell.path);

/** A headless browser for a script; the caller closes it. */
export const launchBrowser = (executablePath = findBrowser()) =>
  chromium.launch({ executablePath, args: browserArgs });
