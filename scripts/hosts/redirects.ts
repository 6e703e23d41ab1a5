/**
 * Addresses that lead on, and where to; `:slug` is one part of an address. The files for Cloudflare and nginx are made from
 * this list; the local server's own (public/serve.json) is held equal to it by a test.
 */
export const redirects: readonly (readonly [from: string, to: string])[] = [
  ['/buyers/network.pdf', '/buyers'],
  ['/buyers/:slug/route.pdf', '/buyers/:slug'],
  // Words of breadcrumbs and addresses that have no page of their own.
  ['/certifications', '/certifications/comparison'],
  ['/stations', '/services/complytrain'],
  ['/legal', '/legal/terms'],
];
