import type { GapSlug } from '@/content/gaps/slugs';
import type { ClauseRow, GapTable } from '@/content/gaps/types';

/** Address of a gap table. */
export const gapPath = (slug: GapSlug) => `/gaps/${slug}` as const;

/** Anchor of a source in the list below its table, by its number there. */
export const sourceAnchor = (number: number) => `source-${number}`;

/** Name of a table's page and of links to it. */
export const pageTitle = ({ pageTitle, title }: GapTable) => pageTitle ?? title;

/** Anchor of a row of AQAP 2310 on the page that it shares with AQAP 2110. */
export const secondAnchor = ({ id }: Pick<ClauseRow, 'id'>) => `2310-${id}`;
