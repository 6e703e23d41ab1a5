import { aqap2110 } from './aqap2110';
import { as9100d } from './as9100d';
import { ceMarking } from './ce-marking';
import { iso9001 } from './iso9001';
import { type CertificationSlug, certificationSlugs } from './slugs';
import type { Certification } from './types';

const records = {
  aqap2110,
  iso9001,
  as9100d,
  'ce-marking': ceMarking,
} satisfies Partial<Record<CertificationSlug, Certification>> as Record<CertificationSlug, Certification>;

/** The record of each slug. */
export const certificationBySlug: Readonly<Record<CertificationSlug, Certification>> = records;

/** All certifications in the order of the comparison table. */
export const certifications: readonly Certification[] = certificationSlugs.flatMap(
  (slug) => records[slug] ?? [],
);
