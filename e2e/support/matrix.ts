import { breakpoints } from '../../content/constants';
import { pages } from '../../content/pages';
import { missingPath, samplePaths } from '../../lib/pages/registry';

/** True in `npm run test:full`: every route, width and state instead of the sample. */
export const isFullRun = process.env.E2E_FULL === '1';

/** Every page of the site, with one address that does not exist. */
export const allPaths: readonly string[] = [...pages.map(({ path }) => path), missingPath];

export { samplePaths as templatePaths } from '../../lib/pages/registry';

/** True for a page that represents its template; in the full matrix every page represents itself. */
export const isTemplate = (path: string): boolean => isFullRun || samplePaths.includes(path);

/**
 * The cases a page is tested in: a template page in all, the others in one each, so that together they cover all of
 * them.
 */
export const casesFor = <Case>(path: string, cases: readonly Case[]): Case[] =>
  cases.filter((_, index) => isTemplate(path) || index === allPaths.indexOf(path) % cases.length);

/** First width of the desktop frame: menus in the bar instead of the mobile menu. */
export const desktop = breakpoints.lg;
