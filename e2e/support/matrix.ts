import { pages } from '../../content/pages';
import { missingPath, samplePaths } from '../../lib/pages/registry';

/** True in `npm run test:full`, which tests every route, width and state instead of a sample. */
export const isFullRun = process.env.E2E_FULL === '1';

/** Paths of all pages and one path that does not exist. */
export const allPaths: readonly string[] = [...pages.map(({ path }) => path), missingPath];

/** Returns whether a page represents its template; in the full run every page does. */
export const isTemplate = (path: string): boolean => isFullRun || samplePaths.includes(path);

/** Returns one of the cases, so that the pages together cover all of them; all cases in the full run. */
export const casesFor = <Case>(path: string, cases: readonly Case[]): readonly Case[] =>
  isFullRun ? cases : cases.filter((_, index) => index === allPaths.indexOf(path) % cases.length);
