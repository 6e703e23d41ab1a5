/** The five stations in the order of the journey; each is a page under /stations. */
export const stationSlugs = ['foundation', 'security', 'quality', 'defense-standards', 'nato-ready'] as const;

export type StationSlug = (typeof stationSlugs)[number];
