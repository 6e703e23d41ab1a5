import { pages } from '@/content/pages';

/** An address that does not exist: tests see the 404 page there. */
export const missingPath = '/no-such-page';

/** One page of each template, each page with parts of its own, and the 404 page. */
export const samplePaths: readonly string[] = [
  ...pages.filter(({ sample }) => sample).map(({ path }) => path),
  missingPath,
];
