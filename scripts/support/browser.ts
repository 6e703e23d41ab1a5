import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Debian's headless shell of Chromium, which needs less than half the CPU time of the complete browser. */
export const headlessShell = { package: 'chromium-headless-shell', path: '/usr/bin/chromium-headless-shell' };

/** Paths of an installed Chromium or Chrome. */
const completeBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const isRoot = process.getuid?.() === 0;

/** Flags that disable background requests and render text as on a screen; Chromium cannot use its sandbox as root. */
export const browserArgs = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // The lazy loading distance depends on the estimated connection speed, and a busy machine slows down localhost.
  '--force-effective-connection-type=4G',
  // Without this flag the shell rounds glyph widths to whole pixels.
  '--font-render-hinting=none',
  ...(isRoot ? ['--no-sandbox'] : []),
];

/** Returns the path of the browser for tests; undefined if only Playwright's shell exists, which Playwright finds by itself. */
export const findBrowser = (): string | undefined =>
  [process.env.CHROMIUM_PATH, headlessShell.path, chromium.executablePath(), ...completeBrowsers].find(
    (path) => path && existsSync(path),
  );

/** Launches a headless browser; the caller has to close it. */
export const launchBrowser = () => chromium.launch({ executablePath: findBrowser(), args: browserArgs });
