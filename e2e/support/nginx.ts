import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

// Debian installs nginx where only root looks for programs.
process.env.PATH += ':/usr/sbin';

export const hasNginx = spawnSync('nginx', ['-v']).status === 0;

/**
 * Starts nginx with deploy/nginx.conf for the export: https on the port, http on the next one, a certificate made for
 * the run. Returns a function that stops it; throws on a warning about the configuration.
 */
export function startNginx(port: number): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const [cert, key] = [`${folder}/cert.pem`, `${folder}/key.pem`];
  const options = `-x509 -newkey rsa:2048 -nodes -subj /CN=localhost -out ${cert} -keyout ${key}`;
  execFileSync('openssl', ['req', ...options.split(' ')], { stdio: 'ignore' });
  const site = readFileSync('deploy/nginx.conf', 'utf8')
    .replace('listen 80;', `listen ${port + 1};`)
    .replace('listen 443 ', `listen ${port} `)
    .replace(/^( +root) .*;/m, `$1 ${resolve('out')};`)
    .replace(/^( +ssl_certificate) .*;/m, `$1 ${cert};`)
    .replace(/^( +ssl_certificate_key) .*;/m, `$1 ${key};`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const paths = temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ');
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const config = `${user} daemon off; pid ${folder}/pid; events {}\nhttp { access_log off; ${paths}\n${site}}\n`;
  writeFileSync(`${folder}/nginx.conf`, config);
  const args = ['-p', folder, '-e', 'stderr', '-c', `${folder}/nginx.conf`];
  const { stderr } = spawnSync('nginx', ['-t', ...args], { encoding: 'utf8' });
  if (/\[(error|crit|alert|emerg)\]/.test(stderr)) throw new Error(stderr);
  const server = spawn('nginx', args, { stdio: 'ignore' });
  return () => server.kill();
}
