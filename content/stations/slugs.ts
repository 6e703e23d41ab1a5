/** Slugs of the five stations in the order of the journey; each has a page under /stations. */
export const stationSlugs = ['foundation', 'security', 'quality', 'defense-standards', 'nato-ready'] as const;

export type StationSlug = (typeof stationSlugs)[number];
