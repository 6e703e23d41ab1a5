/**
 * The site in Firefox: `npm run e2e:firefox`. Reads the export in out/, so build first. FIREFOX_PATH names another
 * program than Debian's.
 */
import { checkEngine } from './checks';
import { openFirefox } from './firefox-driver';
import { findFirefox } from './firefox-program';

const path = findFirefox();
if (!path) {
  const message =
    'no Firefox, and none could be installed: install firefox-esr, or set FIREFOX_PATH to its program';
  if (process.env.CI) throw new Error(message);
  console.log(`${message}. The site was not looked at in Firefox.`);
} else {
  checkEngine(() => openFirefox(path), { widths: [320, 390, 834, 1280, 1440], walks: false });
}
