import type { CertificationSlug } from '@/content/certifications/slugs';
import { matchesAny, type Situation } from './conditions';
import type { PlannerData } from './data';
import type { ExistingCertification, PlannedCertification } from './types';

/** What is due each year after a certification, by slug. */
export type Upkeep = Readonly<Record<string, { name: string }>>;

/** Returns the kind of yearly obligation after a certification (surveillance, affirmation, renewal), or undefined. */
export const yearlyObligation = (
  { certification, yearly }: Pick<PlannedCertification | ExistingCertification, 'certification' | 'yearly'>,
  upkeep: Upkeep,
): string | undefined => (yearly ? upkeep[certification]?.name : undefined);

/** Returns `{ yearly: true }` for a certification that has a yearly obligation under these answers. */
export function yearlyFlag(data: PlannerData, slug: CertificationSlug, situation: Situation) {
  const yearly = data.upkeep[slug];
  return yearly && (!yearly.when || matchesAny(yearly.when, situation)) && { yearly: true as const };
}
