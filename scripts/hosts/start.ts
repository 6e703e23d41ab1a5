import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { resolve } from 'node:path';
import { freePort } from '../support/free-port';
import { nginxConfig } from './nginx';
import { findNginx, findWrangler } from './programs';
import { send } from './send';

/** A running host. */
export interface Host {
  port: number;
  stop: () => Promise<void>;
}

const folder = resolve('.cache/hosts');

/** A certificate for localhost that only the test trusts. */
function certificate() {
  mkdirSync(folder, { recursive: true });
  const [key, cert] = [`${folder}/key.pem`, `${folder}/cert.pem`];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const args = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-keyout', key, '-out', cert];
  execFileSync('openssl', [...args, ...subject], { stdio: 'ignore' });
  return { key, cert };
}

/** Waits until the host answers, at most a minute. */
async function started(child: ChildProcess, port: number, log: readonly string[]): Promise<void> {
  for (let attempt = 0; attempt < 240; attempt++) {
    if (child.exitCode !== null) break;
    try {
      await send(port, '/');
      return;
    } catch {
      await new Promise((done) => setTimeout(done, 250));
    }
  }
  child.kill();
  throw new Error(`the host did not start:\n${log.join('')}`);
}

async function run(
  port: number,
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<Host> {
  const log: string[] = [];
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => log.push(String(data)));
  await started(child, port, log);
  const stop = () =>
    new Promise<void>((done) => {
      child.once('exit', () => done());
      child.kill();
    });
  return { port, stop };
}

/** Writes the configuration that ships, inside the minimum that the package's own nginx.conf would add; its arguments. */
function nginxArguments(root: string, port: number): string[] {
  const { key, cert } = certificate();
  const own = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    `${folder}/nginx.conf`,
    `${process.getuid?.() === 0 ? `user ${userInfo().username};` : ''}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr crit;
events {}
http {
access_log off;
${own.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')}
${nginxConfig({ root, name: 'localhost', cert, key, port })}}
`,
  );
  return ['-p', folder, '-c', `${folder}/nginx.conf`];
}

async function startNginx(root: string): Promise<Host | undefined> {
  const nginx = findNginx();
  if (!nginx) return undefined;
  const port = await freePort();
  return run(port, nginx, nginxArguments(root, port));
}

/** Lines by which nginx warns of the configuration that ships; undefined if it is not installed. */
export async function nginxWarnings(): Promise<string[] | undefined> {
  const nginx = findNginx();
  if (!nginx) return undefined;
  const { stderr } = spawnSync(nginx, ['-t', ...nginxArguments(resolve('out'), await freePort())], {
    encoding: 'utf8',
  });
  return stderr.split('\n').filter((line) => /\[(?:warn|error|crit|alert|emerg)\]/.test(line));
}

/** workerd with the asset worker that Cloudflare runs; nothing leaves this machine. */
async function startCloudflare(): Promise<Host | undefined> {
  const wrangler = findWrangler();
  if (!wrangler) return undefined;
  const { key, cert } = certificate();
  const [port, inspector] = [await freePort(), await freePort()];
  const args = [wrangler, 'dev', '--config', 'scripts/hosts/wrangler.jsonc', '--ip', '127.0.0.1'];
  const https = ['--local-protocol', 'https', '--https-key-path', key, '--https-cert-path', cert];
  const quiet = [
    '--inspector-port',
    inspector,
    '--log-level',
    'warn',
    '--show-interactive-dev-session=false',
  ];
  return run(port, process.execPath, [...args, '--port', port, ...https, ...quiet].map(String), {
    CLOUDFLARE_CF_FETCH_ENABLED: 'false',
    WRANGLER_SEND_METRICS: 'false',
    WRANGLER_SEND_ERROR_REPORTS: 'false',
    WRANGLER_LOG_PATH: folder,
    WRANGLER_REGISTRY_PATH: folder,
    XDG_CONFIG_HOME: folder,
  });
}

/** The hosts the site is made for; each starter returns undefined if its program is not available. */
export const hosts = {
  nginx: () => startNginx(resolve('out')),
  'Cloudflare Workers assets': startCloudflare,
};
