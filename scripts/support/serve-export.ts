import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { isFile, listFiles } from './files';

/** Kind of a response, for the byte counts. */
type Kind = 'script' | 'document' | 'style' | 'font' | 'picture' | 'data';

/** Server of an export: its origin, and a log of requests with brotli size in bytes and `x-load` header. */
export interface ExportServer {
  origin: string;
  log: { path: string; kind: Kind; brotli: number; load?: string }[];
  close: () => void;
}

/** Content type and kind by file extension. */
const types: Record<string, [type: string, kind: Kind]> = {
  '.html': ['text/html; charset=utf-8', 'document'],
  '.js': ['text/javascript; charset=utf-8', 'script'],
  '.css': ['text/css; charset=utf-8', 'style'],
  '.woff2': ['font/woff2', 'font'],
  '.svg': ['image/svg+xml', 'picture'],
  '.png': ['image/png', 'picture'],
  '.webp': ['image/webp', 'picture'],
  '.ico': ['image/x-icon', 'picture'],
  '.txt': ['text/plain; charset=utf-8', 'data'],
  '.webmanifest': ['application/manifest+json', 'data'],
};
const compressedFormats = new Set(['.woff2', '.png', '.webp', '.ico']);

/** Returns the routes of all pages in an export; the 404 page is listed as /404. */
export function listPages(root: string): string[] {
  return listFiles(root)
    .map((path) => `/${path}`)
    .filter((path) => path.endsWith('.html') && path !== '/_not-found.html')
    .map((path) => path.replace(/\.html$/, '').replace(/^\/index$/, '/'))
    .sort();
}

/** Returns a function that caches the result of `make` by path. */
function cached(make: (path: string) => Buffer) {
  const cache = new Map<string, Buffer>();
  return (path: string): Buffer => {
    const result = cache.get(path) ?? make(path);
    cache.set(path, result);
    return result;
  };
}

/**
 * Serves an export on a free port, compressed with brotli at the highest level, and logs the requests. `compress: false`
 * sends uncompressed responses, which is faster.
 */
export async function serveExport(root: string, { compress = true } = {}): Promise<ExportServer> {
  const read = cached((path) => readFileSync(path));
  const pack = cached((path) => {
    const raw = read(path);
    if (compressedFormats.has(extname(path))) return raw;
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
    };
    return brotliCompressSync(raw, { params });
  });
  const log: ExportServer['log'] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const base = join(root, decodeURIComponent(pathname));
    const found = [base, `${base.replace(/\/$/, '')}.html`, join(base, 'index.html')].find(isFile);
    const path = found ?? join(root, '404.html');
    const extension = extname(path);
    const [type, kind] = types[extension] ?? ['application/octet-stream', 'data'];
    const body = compress ? pack(path) : read(path);
    log.push({
      path: pathname,
      kind,
      // Lazy, because compression can take seconds and would delay the scripts of the page.
      get brotli() {
        return pack(path).length;
      },
      load: request.headers['x-load']?.toString(),
    });
    response.writeHead(found ? 200 : 404, {
      'content-type': type,
      'content-length': body.length,
      ...(body === read(path) ? {} : { 'content-encoding': 'br' }),
      'cache-control': pathname.startsWith('/_next/static/')
        ? 'public, max-age=31536000, immutable'
        : 'no-cache',
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    log,
    close: () => server.close(),
  };
}
