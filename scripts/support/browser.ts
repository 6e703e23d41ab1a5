import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

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
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** Returns the path of the browser for tests: Debian's shell needs less than half the CPU time of the complete browser. */
export const findBrowser = (): string | undefined =>
  [
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium-headless-shell',
    chromium.executablePath(),
    '/usr/bin/chromium',
  ].find((path) => path && existsSync(path));
