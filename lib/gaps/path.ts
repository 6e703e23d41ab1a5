import type { GapSlug } from '@/content/gaps/slugs';

/** Address of a gap table. */
export const gapPath = (slug: GapSlug) => `/gaps/${slug}` as const;
