import type { GapSlug, GapTableSlug } from '@/content/gaps/slugs';
import type { ClauseRow, GapTable, PageTable } from '@/content/gaps/types';

/** Returns the path under which a gap table has its page or its files. */
export const gapPath = <S extends GapTableSlug>(slug: S) => `/gaps/${slug}` as const;

/** Returns the path of the page that shows a table. */
export const gapPagePath = ({ slug, shownOn }: Pick<GapTable, 'slug' | 'shownOn'>) =>
  gapPath(shownOn ?? (slug as GapSlug));

/** Returns the anchor of a source in the list below its table, by its number. */
export const sourceAnchor = (number: number) => `source-${number}`;

/** Returns the title of a table's page, also used for links to it. */
export const pageTitle = ({ pageTitle, title }: PageTable) => pageTitle ?? title;

/** Returns the anchor of an AQAP 2310 row on the page that it shares with AQAP 2110. */
export const secondTargetAnchor = ({ id }: Pick<ClauseRow, 'id'>) => `2310-${id}`;
