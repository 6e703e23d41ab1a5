import type { Route } from '@/content/routes';

/** The four lines of the map on the not-found page. */
export const mapLines = ['platform', 'services', 'certifications', 'company'] as const;
export type MapLine = (typeof mapLines)[number];

/** Line on which a page stands; home is where every line starts. */
function lineOf(path: string): MapLine | undefined {
  if (path === '/') return undefined;
  if (path === '/services/complytrain' || path.startsWith('/stations/')) return 'platform';
  if (path.startsWith('/services')) return 'services';
  if (path.startsWith('/certifications')) return 'certifications';
  return 'company';
}

/** Every page but home, sorted onto its line in the order of the route list. */
export function siteMap(routes: readonly Route[]): { line: MapLine; routes: Route[] }[] {
  return mapLines.map((line) => ({ line, routes: routes.filter(({ path }) => lineOf(path) === line) }));
}
