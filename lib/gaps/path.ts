import type { GapSlug } from '@/content/gaps/slugs';

/** Address of a gap table. */
export const gapPath = (slug: GapSlug) => `/gaps/${slug}` as const;

/** Anchor of a source in the list below its table, by its number there. */
export const sourceAnchor = (number: number) => `source-${number}`;
