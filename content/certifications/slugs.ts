/** Slugs of the eight certifications in the order of the comparison table; each has a page under /certifications. */
export const certificationSlugs = [
  'aqap2110',
  'iso9001',
  'as9100d',
  'cmmc',
  'iso27001',
  'itar',
  'nato-clearance',
  'ce-marking',
] as const;

export type CertificationSlug = (typeof certificationSlugs)[number];
