/**
 * The site in the engine of Safari: `npm run e2e:webkit`. Reads the export in out/, so build first. Runs where Debian's
 * packages are installed or can be.
 */
import { checkEngine } from './checks';
import { openWebKit } from './webkit-driver';
import { lackingPackages } from './webkit-program';

const lacking = lackingPackages();
if (lacking.length > 0) {
  const message = `WebKit: missing ${lacking.join(' and ')}, which apt-get could not install`;
  if (process.env.CI) throw new Error(message);
  console.log(`${message}. The site was not looked at in WebKit.`);
} else {
  checkEngine(openWebKit, { widths: [1440, 1100, 390], walks: true });
}
