import { aqap2110 } from './aqap2110';
import { as9100d } from './as9100d';
import { ceMarking } from './ce-marking';
import { cmmc } from './cmmc';
import { iso9001 } from './iso9001';
import { iso27001 } from './iso27001';
import { itar } from './itar';
import { natoClearance } from './nato-clearance';
import { type CertificationSlug, certificationSlugs } from './slugs';
import type { Certification } from './types';

/** Records by slug; a missing record or an unknown slug fails the type check. */
export const certificationBySlug: Readonly<Record<CertificationSlug, Certification>> = {
  aqap2110,
  iso9001,
  as9100d,
  cmmc,
  iso27001,
  itar,
  'nato-clearance': natoClearance,
  'ce-marking': ceMarking,
} satisfies Record<CertificationSlug, Certification>;

/** All certifications in the order of the comparison table. */
export const certifications: readonly Certification[] = certificationSlugs.map(
  (slug) => certificationBySlug[slug],
);
