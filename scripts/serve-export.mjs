import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** Extension → content type and the kind under which its bytes are counted. */
const types = {
  '.html': ['text/html; charset=utf-8', 'document'],
  '.js': ['text/javascript; charset=utf-8', 'script'],
  '.css': ['text/css; charset=utf-8', 'style'],
  '.woff2': ['font/woff2', 'font'],
  '.svg': ['image/svg+xml', 'picture'],
  '.png': ['image/png', 'picture'],
  '.ico': ['image/x-icon', 'picture'],
  '.txt': ['text/plain; charset=utf-8', 'data'],
  '.webmanifest': ['application/manifest+json', 'data'],
};
const packed = new Set(['.woff2', '.png', '.ico']);

function isFile(path) {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

/** Routes of all pages in an export; the 404 page under an address that is none. */
export function listPages(root) {
  return readdirSync(root, { recursive: true })
    .map((path) => `/${path.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.html') && path !== '/_not-found.html')
    .map((path) => path.replace(/\.html$/, '').replace(/^\/index$/, '/'))
    .sort();
}

/** The page as it is without any script: the limit of its own words, styles, font and pictures. */
const withoutScripts = (html) =>
  html.replace(/<script\b[^>]*>.*?<\/script>/gs, '').replace(/<link\b[^>]*\bas="script"[^>]*>/g, '');

/**
 * Serves an export on a free port with brotli at its highest level and keeps a log of what was asked for.
 * `scripts: false` serves the same pages with every script taken out.
 */
export async function serveExport(root, { scripts = true } = {}) {
  const files = new Map();
  const read = (path) => {
    if (!files.has(path)) {
      const whole = readFileSync(path);
      const raw = scripts || extname(path) !== '.html' ? whole : Buffer.from(withoutScripts(`${whole}`));
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
      };
      files.set(path, packed.has(extname(path)) ? raw : brotliCompressSync(raw, { params }));
    }
    return files.get(path);
  };
  const log = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    const base = join(root, decodeURIComponent(pathname));
    const found = [base, `${base.replace(/\/$/, '')}.html`, join(base, 'index.html')].find(isFile);
    const path = found ?? join(root, '404.html');
    const extension = extname(path);
    const [type, kind] = types[extension] ?? ['application/octet-stream', 'data'];
    const body = read(path);
    log.push({ path: pathname, kind, brotli: body.length });
    response.writeHead(found ? 200 : 404, {
      'content-type': type,
      'content-length': body.length,
      ...(packed.has(extension) ? {} : { 'content-encoding': 'br' }),
      'cache-control': pathname.startsWith('/_next/static/')
        ? 'public, max-age=31536000, immutable'
        : 'no-cache',
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  });
  await new Promise((resolve) => server.listen(0, resolve));
  return {
    origin: `http://localhost:${server.address().port}`,
    log,
    close: () => server.close(),
  };
}
