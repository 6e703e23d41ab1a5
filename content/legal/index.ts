import { cookies } from './cookies';
import { exportControl } from './export-control';
import { gdpr } from './gdpr';
import { privacy } from './privacy';
import { securityMeasures } from './security';
import { type LegalSlug, legalSlugs } from './slugs';
import { terms } from './terms';
import type { LegalDocument } from './types';

/** Legal texts by slug. */
export const legalBySlug = {
  privacy,
  terms,
  cookies,
  gdpr,
  security: securityMeasures,
  'export-control': exportControl,
} satisfies Record<LegalSlug, LegalDocument>;

/** Legal texts in the order of the footer. */
export const legalDocuments: LegalDocument[] = legalSlugs.map((slug) => legalBySlug[slug]);
