import { pages } from '../../content/pages';
import { missingPath } from '../../lib/pages/samples';
import { breakpoints } from '../../tailwind.config';

/** True in `npm run test:full`: every route, width and state instead of the sample. */
export const full = process.env.E2E_FULL === '1';

/** Every page of the site, with one address that does not exist. */
export const allPaths: readonly string[] = [...pages.map(({ path }) => path), missingPath];

export { samplePaths as templatePaths } from '../../lib/pages/samples';

/** First width of the desktop frame: menus in the bar instead of the mobile menu. */
export const desktop = breakpoints.lg;
