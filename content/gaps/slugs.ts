/** Slugs of the gap tables under `/gaps`: certificate of the company, then target standard. */
export const gapSlugs = [
  'iso-9001-to-aqap-2110',
  'iso-9001-to-as9100',
  'as9100-to-aqap-2110',
  'as9100-to-aqap-2310',
  'iso-27001-to-cmmc',
] as const;
export type GapSlug = (typeof gapSlugs)[number];
