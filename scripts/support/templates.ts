/** One page of each template, and each page with tabs of its own; the last is an address that does not exist. */
export const templatePaths = [
  '/',
  '/about',
  '/services',
  '/services/complytrain',
  '/services/consultancy',
  '/services/training',
  '/stations/foundation',
  '/stations/quality',
  '/certifications/cmmc',
  '/certifications/comparison',
  '/legal/privacy',
  '/contact',
  '/no-such-page',
];
