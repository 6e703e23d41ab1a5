import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { aptInstall } from '../../support/apt';

const libraries = '/usr/lib';

/** Path of the browser that comes with Debian's engine, in the folder of the machine's processor. */
export function findMiniBrowser(): string | undefined {
  if (!existsSync(libraries)) return undefined;
  return readdirSync(libraries)
    .flatMap((folder) => ['4.1', '4.0'].map((api) => `${libraries}/${folder}/webkit2gtk-${api}/MiniBrowser`))
    .find((path) => existsSync(path));
}

const isInstalled = (program: string) => spawnSync('which', [program], { stdio: 'ignore' }).status === 0;

const missingPackages = () => [
  ...(findMiniBrowser() && isInstalled('WebKitWebDriver') ? [] : ['webkit2gtk-driver']),
  ...(isInstalled('Xvfb') ? [] : ['xvfb']),
];

/** Debian packages for WebKit on a screen in memory that this machine lacks and that could not be installed. */
export function lackingPackages(): readonly string[] {
  const missing = missingPackages();
  if (missing.length > 0) aptInstall(...missing);
  return missingPackages();
}
