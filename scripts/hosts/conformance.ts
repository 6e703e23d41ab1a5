/** One suite for every host of the exported folder: npm run hosts */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, describe, test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { listFiles } from '../support/files';
import { browserMessages } from './browser';
import { caching, embeddable, hashedName, headers } from './headers';
import { everyHost } from './programs';
import { redirects } from './redirects';
import { type Answer, type SendOptions, send } from './send';
import { hosts, nginxWarnings } from './start';

const files = listFiles('out').map((file) => `/${file}`);
const own = ['/_headers', '/_redirects', '/.assetsignore', '/serve.json', '/404.html'];
const pages = files
  .filter((file) => file.endsWith('.html') && file !== '/404.html')
  .map((file) => ({ file, path: file === '/index.html' ? '/' : file.slice(0, -5) }));
const assets = files.filter((file) => !file.endsWith('.html') && !own.includes(file));
const hashed = assets.filter((file) => new RegExp(hashedName).test(file));
const page = '/certifications/as9100d';
const read = (file: string) => readFileSync(`out${file}`);
/** The largest: hosts leave files of a few hundred bytes as they are. */
const script = hashed
  .filter((file) => file.endsWith('.js'))
  .sort((a, b) => read(b).length - read(a).length)[0] as string;
const redirectStatuses = [301, 302, 307, 308];

const types: Record<string, RegExp> = {
  html: /^text\/html; ?charset=utf-8$/i,
  css: /^text\/css/,
  csv: /^text\/csv/,
  json: /^application\/json/,
  js: /^(text|application)\/javascript/,
  txt: /^text\/plain/,
  xml: /^(text|application)\/xml/,
  webmanifest: /^application\/manifest\+json/,
  pdf: /^application\/pdf$/,
  svg: /^image\/svg\+xml/,
  png: /^image\/png$/,
  webp: /^image\/webp$/,
  ico: /^image\/(x-icon|vnd\.microsoft\.icon)$/,
  woff2: /^font\/woff2$/,
};

/** The headers of the list, each sent once and with its own value. */
function hasHeaders(response: Answer, path: string) {
  const names = response.raw.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase());
  const expected: Record<string, string> = { ...headers, 'Cache-Control': caching.other };
  if (path.startsWith(embeddable.folder)) expected[embeddable.header] = embeddable.value;
  if (hashed.includes(path)) expected['Cache-Control'] = caching.hashed;
  for (const [name, value] of Object.entries(expected)) {
    assert.equal(response.headers[name.toLowerCase()], value, `${path}: ${name}`);
    assert.equal(names.filter((sent) => sent === name.toLowerCase()).length, 1, `${path}: ${name} sent once`);
  }
}

/** The answer names the content type of its extension. */
const hasType = ({ headers: { 'content-type': type } }: Answer, extension: string) =>
  assert.match(type ?? '', types[extension] as RegExp);

function isNotFound(response: Answer, path: string) {
  assert.equal(response.status, 404, path);
  assert.deepEqual(response.body, read('/404.html'), `${path}: the site's own page`);
  hasType(response, 'html');
  hasHeaders(response, path);
}

/** Hostile input is refused or answered with a page of the site, never with a server error or another site. */
function isHarmless(response: Answer, path: string) {
  const { status, body } = response;
  const shown = path.slice(0, 80);
  assert.ok([200, 400, 403, 404, 405, 414, 431, ...redirectStatuses].includes(status), `${shown}: ${status}`);
  assert.doesNotMatch(body.toString(), /root:.*:0:0|"scripts"\s*:|\[core\]/, shown);
  if (status === 200)
    assert.ok(
      pages.some(({ file }) => read(file).equals(body)),
      `${shown}: unknown content`,
    );
  if (redirectStatuses.includes(status))
    assert.match(response.headers.location ?? '', /^\/(?![/\\])/, `${shown}: redirect`);
  assert.equal(response.headers['set-cookie'], undefined, shown);
}

const hostile = [
  '/../../../../etc/passwd',
  '/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
  '/..%2f..%2f..%2fetc%2fpasswd',
  '/%252e%252e%252fetc%252fpasswd',
  '/..%5c..%5cetc%5cpasswd',
  '/..\\..\\etc\\passwd',
  '/_next/static/../../../package.json',
  '/_next/static/%2e%2e/%2e%2e/%2e%2e/package.json',
  '/art../package.json',
  '/art/../../package.json',
  '/.git/config',
  '/.env',
  '/%00',
  '/about%00.html',
  '/%',
  '/%zz',
  '/%c0%ae%c0%ae/%c0%ae%c0%ae/etc/passwd',
  '/%ff%fe',
  '/%F0%9F%9A%80',
  '//example.org/',
  '/\\example.org/',
  '/%5cexample.org/',
  '/%2f%2fexample.org/',
  '/about/%0d%0aSet-Cookie:%20a=b/',
  '/about%0d%0aSet-Cookie:%20a=b/',
  '/about?next=%0d%0aSet-Cookie:%20a=b',
  '/about;jsessionid=1',
  '/about/..',
  '/./about',
  '/certifications//cmmc',
  '/CERTIFICATIONS/CMMC',
  '/about.html.html',
  '/about.php',
  '/_next/',
  '/certifications/',
  '/%3Cscript%3Ealert(1)%3C/script%3E',
  "/'%22;--",
  '/?a[]=1&__proto__[x]=1',
  `/${'a'.repeat(3000)}`,
  `/${'a'.repeat(20_000)}`,
  `/${'a/'.repeat(3000)}`,
  `/about?q=${'a'.repeat(3000)}`,
  `/about?q=${'a'.repeat(30_000)}`,
  `/${'%2e%2e/'.repeat(500)}etc/passwd`,
];

for (const [name, start] of Object.entries(hosts)) {
  const host = await start();
  if (!host) {
    if (process.env.CI) test(name, () => assert.fail('not installed, and could not be installed'));
    else
      test(name, {
        skip: everyHost ? 'could not be installed' : 'not installed; npm run hosts does',
      }, () => {});
    continue;
  }
  const get = (path: string, options?: SendOptions) => send(host.port, path, options);

  describe(name, () => {
    after(host.stop);

    for (const { file, path } of pages) {
      test(`page ${path}`, async () => {
        const response = await get(path);
        assert.equal(response.status, 200);
        assert.deepEqual(response.body, read(file));
        hasType(response, 'html');
        hasHeaders(response, path);
      });
    }

    for (const address of ['/about/', '/about.html', `${page}/`, `${page}.html`, '/index.html', '/index']) {
      test(`redirect ${address}`, async () => {
        const target = /^\/index/.test(address) ? '/' : address.replace(/\/$|\.html$/, '');
        const response = await get(`${address}?a=1&b=%20`);
        assert.ok([301, 307, 308].includes(response.status), String(response.status));
        assert.equal(response.headers.location, `${target}?a=1&b=%20`);
      });
    }

    for (const [from, to] of redirects) {
      const [address, target] = [from, to].map((one) => one.replace(':slug', 'germany')) as [string, string];
      test(`moved ${address}`, async () => {
        const response = await get(address);
        assert.equal(response.status, 308);
        assert.equal(response.headers.location, target);
      });
    }

    for (const type of new Set(
      assets.map((file) => file.split('.').at(-1) ?? '').filter((type) => type in types),
    )) {
      test(`files .${type}: content, type and headers`, async () => {
        for (const file of assets.filter((asset) => asset.endsWith(`.${type}`)).slice(0, 40)) {
          const response = await get(file);
          assert.equal(response.status, 200, file);
          assert.deepEqual(response.body, read(file), file);
          hasType(response, type);
          hasHeaders(response, file);
        }
      });
    }

    for (const path of [
      '/nope',
      '/certifications/nope',
      '/about/nope',
      '/nope.html',
      '/nope/',
      '/404',
      '/404/',
      '/_not-found',
      '/_not-found.html',
      '/_not-found.txt',
    ]) {
      test(`not found ${path}`, async () => isNotFound(await get(path), path));
    }

    test('a chunk that is gone is not cached', async () => {
      const path = '/_next/static/chunks/0000000000000.js';
      isNotFound(await get(path), path);
    });

    test('files of the hosts themselves are not published', async () => {
      for (const path of own) isNotFound(await get(path), path);
    });

    test('security.txt stands where it is looked for', async () => {
      const response = await get('/.well-known/security.txt');
      assert.equal(response.status, 200);
      hasType(response, 'txt');
    });

    for (const path of ['/', page, script, '/nope']) {
      test(`HEAD ${path.split('/').slice(0, 3).join('/')}`, async () => {
        const [head, full] = [await get(path, { method: 'HEAD' }), await get(path)];
        assert.equal(head.status, full.status);
        assert.equal(head.body.length, 0);
        assert.equal(head.headers['content-type'], full.headers['content-type']);
        hasHeaders(head, path);
      });

      test(`unchanged ${path.split('/').slice(0, 3).join('/')}`, async () => {
        const { headers: first } = await get(path);
        if (path === '/nope') return;
        assert.ok(first.etag, 'has an ETag');
        const same = await get(path, { headers: { 'If-None-Match': first.etag } });
        assert.equal(same.status, 304);
        assert.equal(same.body.length, 0);
        const other = await get(path, { headers: { 'If-None-Match': '"other"' } });
        assert.equal(other.status, 200);
      });
    }

    for (const path of ['/', script, '/sitemap.xml', '/manifest.webmanifest', `${page}.txt`]) {
      test(`compressed ${path.split('/').slice(0, 3).join('/')}`, async () => {
        const plain = await get(path);
        assert.equal(plain.headers['content-encoding'], undefined);
        const response = await get(path, { headers: { 'Accept-Encoding': 'gzip, br' } });
        const encoding = response.headers['content-encoding'];
        assert.ok(encoding === 'gzip' || encoding === 'br', `encoding ${encoding}`);
        const body = (encoding === 'gzip' ? gunzipSync : brotliDecompressSync)(response.body);
        assert.deepEqual(body, plain.body);
        hasHeaders(response, path);
      });
    }

    test('pictures and fonts are not compressed twice', async () => {
      const font = hashed.find((file) => file.endsWith('.woff2')) as string;
      const response = await get(font, { headers: { 'Accept-Encoding': 'gzip, br' } });
      assert.deepEqual(response.body, read(font));
    });

    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND']) {
      test(`${method} is refused`, async () => {
        for (const path of ['/', page, script]) {
          const { status, body } = await get(path, { method });
          assert.ok([400, 404, 405, 501].includes(status), `${path}: ${status}`);
          assert.ok(!body.equals(read('/index.html')), 'no page');
        }
      });
    }

    test('navigation data: the query is ignored, names with signs are found at once', async () => {
      for (const file of files.filter((path) => path.endsWith('.txt') && path.includes('__next'))) {
        const { status, body } = await get(`${file}?_rsc=1a2b3`);
        assert.equal(status, 200, file);
        assert.deepEqual(body, read(file), file);
      }
    });

    // A host's front end reads the request line. Cloudflare's does not run locally, and wrangler's stand-in answers
    // every absolute form with 500.
    if (name === 'nginx') {
      test('the configuration is read without a warning', async () => {
        // A newer nginx would write `http2 on`, which the one of Debian 12 does not know.
        const warnings = (await nginxWarnings())?.filter((line) => !line.includes('directive is deprecated'));
        assert.deepEqual(warnings, []);
      });
      const origin = `https://localhost:${host.port}`;
      for (const path of ['/', '/about', page, script]) {
        test(`absolute form ${path.split('/').slice(0, 3).join('/')}`, async () => {
          const [response, plain] = [await get(origin + path), await get(path)];
          assert.equal(response.status, 200);
          assert.deepEqual(response.body, plain.body);
          hasHeaders(response, path);
        });
      }
      test('absolute form of nothing', async () => isNotFound(await get(`${origin}/nope`), '/nope'));
      for (const address of [
        'http://example.org/',
        'https://example.org/about/',
        `${origin}/%2e%2e/etc/passwd`,
      ])
        test(`hostile ${address}`, async () => isHarmless(await get(address), address));
    }

    test('a query changes nothing on a page', async () => {
      assert.deepEqual((await get(`${page}?utm_source=a&x=%22%3E`)).body, read(`${page}.html`));
    });

    for (const path of hostile) {
      test(`hostile ${JSON.stringify(path.slice(0, 60))}${path.length > 60 ? ` (${path.length})` : ''}`, async () => {
        isHarmless(await get(path), path);
      });
    }

    test('a browser accepts policy and headers without a word, soft navigation included', async () => {
      assert.deepEqual(await browserMessages(host.port), { load: '/legal/privacy', messages: [] });
    });

    test('still serves after all that', async () => assert.equal((await get('/')).status, 200));
  });
}
