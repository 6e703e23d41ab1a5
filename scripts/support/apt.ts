import { type StdioOptions, spawnSync } from 'node:child_process';

/** Installs Debian or Ubuntu packages, as root or by sudo without a password. Returns false if that fails. */
export function aptInstall(...packages: readonly string[]): boolean {
  const run = ([command = '', ...args]: readonly string[], stdio: StdioOptions) =>
    spawnSync(command, args, {
      stdio,
      timeout: 600_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  if (!run(['apt-get', '--version'], 'ignore')) return false;
  const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  console.log(`apt-get: installing ${packages.join(' and ')}`);
  return [
    ['update', '-qq'],
    ['install', '-y', '-qq', ...packages],
  ].every((args) => run([...prefix, 'apt-get', ...args], ['ignore', 'ignore', 'inherit']));
}
