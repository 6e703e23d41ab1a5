/** Slugs of the pages under `/gaps`: certificate of the company, then target standard. */
export const gapSlugs = [
  'iso-9001-to-aqap-2110',
  'iso-9001-to-as9100',
  'as9100-to-aqap-2110',
  'iso-27001-to-cmmc',
] as const;
export type GapSlug = (typeof gapSlugs)[number];

/** Slugs of all tables. Each has files to download; one is a second column on the page of another table. */
export const gapTableSlugs = [...gapSlugs, 'as9100-to-aqap-2310'] as const;
export type GapTableSlug = (typeof gapTableSlugs)[number];
