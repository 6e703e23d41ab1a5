import { type MapLine, mapLines, type Page } from '@/content/page-declaration';

/** The pages on each line of the map, in registry order; lines without a page are left out. */
export function siteMap<P extends Pick<Page, 'line'>>(pages: readonly P[]): { line: MapLine; stops: P[] }[] {
  return mapLines
    .map((line) => ({ line, stops: pages.filter((page) => page.line === line) }))
    .filter(({ stops }) => stops.length > 0);
}
