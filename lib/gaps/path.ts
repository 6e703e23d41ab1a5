import type { GapSlug } from '@/content/gaps/slugs';
import type { ClauseRow, GapTable } from '@/content/gaps/types';

/** Returns the path of a gap table. */
export const gapPath = (slug: GapSlug) => `/gaps/${slug}` as const;

/** Returns the anchor of a source in the list below its table, by its number. */
export const sourceAnchor = (number: number) => `source-${number}`;

/** Returns the title of a table's page, also used for links to it. */
export const pageTitle = ({ pageTitle, title }: GapTable) => pageTitle ?? title;

/** Returns the anchor of an AQAP 2310 row on the page that it shares with AQAP 2110. */
export const secondTargetAnchor = ({ id }: Pick<ClauseRow, 'id'>) => `2310-${id}`;
