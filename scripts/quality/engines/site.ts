import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serveExport } from '../../support/serve-export';

/** The export on a free port. */
export interface Site {
  origin: string;
  /** Sends the held-back rest of pages requested with `?slow`. */
  release: () => void;
  close: () => void;
}

/** Serves the export; for a page requested with `?slow`, everything after its content is held back. */
export async function serveSite(root: string): Promise<Site> {
  const files = await serveExport(root, { compress: false });
  const held: (() => void)[] = [];
  const server = createServer(async ({ url = '/' }, response) => {
    const answer = await fetch(files.origin + url);
    const body = Buffer.from(await answer.arrayBuffer());
    const end = url.endsWith('?slow') ? body.indexOf('</main>') : body.length;
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    response.write(body.subarray(0, end));
    const finish = () => response.end(body.subarray(end));
    if (end < body.length) held.push(finish);
    else finish();
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const release = () => {
    for (const finish of held.splice(0)) finish();
  };
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    release,
    close() {
      release();
      server.closeAllConnections();
      server.close();
      files.close();
    },
  };
}
