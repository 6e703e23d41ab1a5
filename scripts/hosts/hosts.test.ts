import serve from '../../public/serve.json';
import { cloudflareHeaders, cloudflareRewrites } from './cloudflare';
import { hashedName, headers } from './headers';
import { nginxConfig } from './nginx';
import { redirects } from './redirects';

const config = nginxConfig({
  root: '/srv/out',
  name: 'example.org',
  cert: '/c.pem',
  key: '/k.pem',
  plainPort: 80,
});

test.each([
  ['/_next/static/chunks/0cz1d0mv5g_q7.js', true],
  ['/_next/static/chunks/turbopack-077hmtqrhcoji.js', true],
  ['/_next/static/media/archivo_latin_wght-s.p.0ish7xr3q5w4d.woff2', true],
  ['/_next/static/ab164885bc48/_buildManifest.js', false],
  ['/_next/static/chunks/main.js', false],
  ['/art/0cz1d0mv5g_q7.svg', false],
  ['/about.html', false],
])('%s: name holds a hash %s', (path, expected) => {
  expect(new RegExp(hashedName).test(path)).toBe(expected);
});

test('every response has the eight headers of docs/deployment.md', () => {
  expect(headers).toEqual({
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'Content-Security-Policy': "frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'same-origin',
    'Permissions-Policy': expect.stringContaining('camera=(), '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
});

test('_headers: all headers once, immutable for hashed files alone, no value beside another', () => {
  const file = cloudflareHeaders(['/about.html', '/_next/static/chunks/0cz1d0mv5g_q7.js']);
  for (const [name, value] of Object.entries(headers)) expect(file).toContain(`  ${name}: ${value}\n`);
  expect(file.match(/immutable/g)).toHaveLength(1);
  expect(file).toContain('! Cross-Origin-Resource-Policy\n  Cross-Origin-Resource-Policy: cross-origin');
  expect(file.match(/^\//gm)).toHaveLength(3);
});

test('_headers: more rules than Cloudflare reads stop the build', () => {
  const many = Array.from({ length: 99 }, (_, i) => `/_next/static/chunks/${String(i).padStart(13, '0')}.js`);
  expect(() => cloudflareHeaders(many)).toThrow('101 rules, at most 100');
  expect(() => cloudflareHeaders(many.slice(1))).not.toThrow();
});

test('_redirects: names with signs are rewritten to what Cloudflare serves, the 404 page has no address', () => {
  const lines = cloudflareRewrites(['/about.html', '/legal/terms/__next.legal.$d$slug.__PAGE__.txt']);
  expect(lines.split('\n').slice(redirects.length)).toEqual([
    '/404 /_not-found 200',
    '/404/ /_not-found 200',
    '/404.html /_not-found 200',
    '/legal/terms/__next.legal.$d$slug.__PAGE__.txt /legal/terms/__next.legal.%24d%24slug.__PAGE__.txt 200',
    '',
  ]);
});

test('nginx: every type but html, which it always has, is named once for charset and for compression', () => {
  for (const directive of ['charset_types', 'gzip_types']) {
    const [, list = ''] = new RegExp(`^ *${directive} ([^;]+);`, 'm').exec(config) ?? [];
    const types = list.split(' ');
    expect(types).toContain('text/css');
    expect(types).not.toContain('text/html');
    expect(new Set(types).size).toBe(types.length);
  }
});

test('what has moved leads on from every host', () => {
  const lines = cloudflareRewrites([]);
  for (const [from, to] of redirects) expect(lines).toContain(`${from} ${to} 308\n`);
  expect(serve.redirects.map(({ source, destination }) => [source, destination])).toEqual(redirects);
  expect(config).toContain('location ~ ^/buyers/network\\.pdf$ { return 308 /buyers$is_args$args; }');
  expect(config).toContain(
    'location ~ ^/buyers/(?<slug>[a-z0-9-]+)/route\\.pdf$ { return 308 /buyers/$slug$is_args$args; }',
  );
});
