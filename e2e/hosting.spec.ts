import { readdirSync, readFileSync } from 'node:fs';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { missingPath, samplePaths } from '../lib/pages/registry';
import serveConfig from '../public/serve.json' with { type: 'json' };
import { readExport } from './support/built';
import { hasNginx, startNginx } from './support/nginx';

const files = readdirSync('out', { recursive: true, encoding: 'utf8' }).map((file) => `/${file}`);
const read = (name: string) => readFileSync(`deploy/${name}`, 'utf8');
/** The headers of every response, as deploy/_headers lists them. */
const [everyPath = ''] = /^\/\*\n(?: {2}.+\n)+/m.exec(read('_headers')) ?? [];
const headers = [...everyPath.matchAll(/^ {2}([\w-]+): (.+)$/gm)].map(([, name = '', value = '']) => [
  name,
  value,
]);
const redirects = serveConfig.redirects.map(({ source, destination }) => [source, destination]);
const types: Record<string, RegExp> = {
  css: /^text\/css/,
  csv: /^text\/csv/,
  js: /^(text|application)\/javascript/,
  json: /^application\/json/,
  pdf: /^application\/pdf$/,
  png: /^image\/png$/,
  svg: /^image\/svg\+xml/,
  txt: /^text\/plain; charset=utf-8$/,
  webmanifest: /^application\/manifest\+json/,
  woff2: /^font\/woff2$/,
};

/** Checks what every host has to do. */
async function checkHost(request: APIRequestContext) {
  const get = (path: string) => request.get(path, { maxRedirects: 0 });
  for (const path of samplePaths.filter((path) => path !== missingPath)) {
    const response = await get(`${path}?_rsc=1`);
    const sent = [response.status(), response.headers()['content-type'], await response.text()];
    expect(sent, path).toEqual([200, 'text/html; charset=utf-8', readExport(path)]);
  }
  for (const [extension, type] of Object.entries(types)) {
    const file = files.find((name) => name.endsWith(`.${extension}`)) as string;
    const response = await get(file);
    expect(response.headers()['content-type'], file).toMatch(type);
    expect(await response.body(), file).toEqual(readFileSync(`out${file}`));
  }
  for (const [from = '', to] of [...redirects, ['/about/', '/about'], ['/about.html', '/about']]) {
    const response = await get(from);
    expect([301, 308], from).toContain(response.status());
    expect(response.headers().location, from).toBe(to);
  }
  for (const path of ['/nope', '/about/nope', '/certifications/nope', '/_not-found']) {
    const response = await get(path);
    expect([response.status(), await response.text()], path).toEqual([404, readExport('/404')]);
  }
}

test('serve sends pages and files, redirects and answers 404', async ({ request }) => checkHost(request));

test('the files for nginx and Cloudflare agree with each other and with the export', () => {
  for (const [name, value] of headers)
    if (name !== 'Cross-Origin-Resource-Policy')
      expect(read('nginx.conf')).toContain(`add_header ${name} "${value}" always;`);
  for (const [from, to] of redirects) expect(read('_redirects')).toContain(`\n${from} ${to} 308\n`);
  for (const name of files.filter((name) => /\$.*\.txt$/.test(name)))
    expect(read('_redirects')).toContain(`\n${name.replace(/^(\/\w+)\/[^/]+/, '$1/:page')} `);
});

test.describe('nginx', () => {
  test.skip(!hasNginx, 'nginx is not installed');
  // One server for the tests of this group.
  test.describe.configure({ mode: 'default' });
  const port = Number(process.env.E2E_PORT ?? 4173) + 10_000;
  test.use({ baseURL: `https://localhost:${port}`, ignoreHTTPSErrors: true });
  let stop = () => {};
  test.beforeAll(async ({ playwright }) => {
    stop = startNginx(port);
    const probe = await playwright.request.newContext({ ignoreHTTPSErrors: true });
    // The first requests fail until nginx listens.
    await expect(() => probe.get(`https://localhost:${port}/`)).toPass();
    await probe.dispose();
  });
  test.afterAll(() => stop());

  test('sends pages and files, redirects and answers 404', async ({ request, baseURL }) => {
    await checkHost(request);
    const get = (path: string) => request.get(path, { maxRedirects: 0 });
    for (const path of [
      '/nope.html',
      '/404',
      '/404.html',
      '/serve.json',
      '/.git/config',
      '/about%0d%0aSet-Cookie:a=b/',
    ])
      expect((await get(path)).status(), path).toBe(404);
    for (const path of ['/%00', '/%', '/..%2f..%2fetc%2fpasswd', `${baseURL}//example.org/`])
      expect([400, 404], path).toContain((await get(path)).status());
    const plain = await get(`http://localhost:${port + 1}/about?a=1`);
    expect(plain.headers().location).toBe('https://localhost/about?a=1');
  });

  test('sends each header once, compresses text, and lets only existing hashed files be cached', async ({
    request,
  }) => {
    const script = files.find((name) => /chunks\/.*\.js$/.test(name)) as string;
    const card = files.find((name) => /^\/og\/.*png$/.test(name)) as string;
    for (const path of ['/', '/about', script, card, '/nope', script.replace(/.{5}\.js/, '00000.js')]) {
      const cached =
        path === script ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate';
      const sent = (await request.get(path)).headersArray();
      for (const [name = '', value] of [...headers, ['Cache-Control', cached]]) {
        const embedded = path === card && name === 'Cross-Origin-Resource-Policy';
        const values = sent.filter((header) => header.name === name).map((header) => header.value);
        expect(values, `${path}: ${name}`).toEqual([embedded ? 'cross-origin' : value]);
      }
    }
    const page = (await request.get('/about')).headers();
    expect(page['content-encoding']).toBe('gzip');
    const unchanged = await request.get('/about', { headers: { 'If-None-Match': page.etag as string } });
    expect(unchanged.status()).toBe(304);
  });
});
