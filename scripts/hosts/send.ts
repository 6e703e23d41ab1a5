import type { IncomingHttpHeaders } from 'node:http';
import { request } from 'node:https';

/** A response; raw headers alternate name and value, as received. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  raw: string[];
  body: Buffer;
}

/** What differs from a plain GET. */
export interface SendOptions {
  method?: string;
  headers?: Record<string, string>;
}

/** One request as it is: path neither normalized nor encoded, redirects not followed, body not decompressed. */
export function send(
  port: number,
  path: string,
  { method = 'GET', headers = {} }: SendOptions = {},
): Promise<Answer> {
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
        const chunks: Buffer[] = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('error', fail);
        response.on('end', () =>
          done({
            status: response.statusCode ?? 0,
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
