import { breakpoints } from '../../content/constants';
import { pages } from '../../content/pages';
import { missingPath, samplePaths } from '../../lib/pages/registry';

/** True in `npm run test:full`, which tests every route, width and state instead of a sample. */
export const isFullRun = process.env.E2E_FULL === '1';

/** Paths of all pages and one path that does not exist. */
export const allPaths: readonly string[] = [...pages.map(({ path }) => path), missingPath];

export { samplePaths as templatePaths } from '../../lib/pages/registry';

/** Returns whether a page represents its template; in the full run every page does. */
export const isTemplate = (path: string): boolean => isFullRun || samplePaths.includes(path);

/**
 * Returns the cases in which a page is tested: all for a page that represents its template, one for any other page,
 * distributed so that together they cover all cases.
 */
export const casesFor = <Case>(path: string, cases: readonly Case[]): Case[] =>
  cases.filter((_, index) => isTemplate(path) || index === allPaths.indexOf(path) % cases.length);

/** Smallest width with menus in the bar instead of the mobile menu, in px. */
export const desktop = breakpoints.lg;
