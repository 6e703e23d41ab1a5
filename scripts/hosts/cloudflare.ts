import { caching, embeddable, hashedName, headers } from './headers';
import { redirects } from './redirects';

/** Limits of a _headers file; Cloudflare drops anything beyond them without an error. */
const limits = { rules: 100, line: 2000 };

const rule = (path: string, lines: readonly string[]) =>
  `${path}\n${lines.map((line) => `  ${line}\n`).join('')}`;

/**
 * The _redirects file for the given addresses: what has moved, and rules that with status 200 rewrite, so that no address
 * changes.
 * - Next names data files after the route's own folder ($d$slug). Cloudflare serves a file under its encoded name alone
 *   and would send a visitor there first.
 * - The page of the 404 answers would have addresses of its own, with status 200.
 */
export function cloudflareRewrites(addresses: readonly string[]): string {
  const encoded = (address: string) => address.split('/').map(encodeURIComponent).join('/');
  return [
    ...redirects.map(([from, to]) => [from, to, 308]),
    ...['/404', '/404/', '/404.html'].map((address) => [address, '/_not-found', 200]),
    ...addresses
      .filter((address) => address !== encoded(address))
      .map((address) => [address, encoded(address), 200]),
  ]
    .map((rule) => `${rule.join(' ')}\n`)
    .join('');
}

/**
 * The _headers file for the given addresses. Hashed files get a rule each instead of a wildcard: Cloudflare applies
 * rules to its 404 answers too, and a chunk removed by a deploy must not stay "not found" for a year.
 */
export function cloudflareHeaders(addresses: readonly string[]): string {
  const { folder, header, value } = embeddable;
  const rules = [
    rule(
      '/*',
      Object.entries(headers).map(([name, text]) => `${name}: ${text}`),
    ),
    // A second value would be appended to the first, so the first goes.
    rule(`${folder}*`, [`! ${header}`, `${header}: ${value}`]),
    ...addresses
      .filter((address) => new RegExp(hashedName).test(address))
      .sort()
      .map((address) => rule(address, [`Cache-Control: ${caching.hashed}`])),
  ];
  if (rules.length > limits.rules)
    throw new Error(`_headers: ${rules.length} rules, at most ${limits.rules}`);
  const file = rules.join('\n');
  const long = file.split('\n').find((line) => line.length > limits.line);
  if (long) throw new Error(`_headers: a line of ${long.length} characters, at most ${limits.line}`);
  return file;
}
