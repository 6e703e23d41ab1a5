import { request } from 'node:https';

/** One request as it is: path neither normalised nor encoded, redirects not followed, body not decompressed. */
export function send(port, path, { method = 'GET', headers = {} } = {}) {
  return new Promise((done, fail) => {
    const sent = request(
      {
        host: '127.0.0.1',
        servername: 'localhost',
        port,
        path,
        method,
        headers,
        rejectUnauthorized: false,
        agent: false,
      },
      (response) => {
        const chunks = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('error', fail);
        response.on('end', () =>
          done({
            status: response.statusCode,
            headers: response.headers,
            raw: response.rawHeaders,
            body: Buffer.concat(chunks),
          }),
        );
      },
    );
    sent.setTimeout(20_000, () => sent.destroy(new Error(`no answer to ${path.slice(0, 80)}`)));
    sent.on('error', fail);
    sent.end();
  });
}
