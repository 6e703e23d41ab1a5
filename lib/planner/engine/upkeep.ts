import type { CertificationSlug } from '@/content/certifications/slugs';
import { matchesAny, type Situation } from './conditions';
import type { PlannerData } from './planner-data';
import type { ExistingCertification, PlannedCertification } from './types';

/** What falls due each year after a certification, by slug. */
export type Upkeep = Readonly<Record<string, { name: string }>>;

/** What comes back each year after a certification: surveillance, affirmation, renewal; nothing where it has no such date. */
export const yearlyDate = (
  { certification, yearly }: Pick<PlannedCertification | ExistingCertification, 'certification' | 'yearly'>,
  upkeep: Upkeep,
): string | undefined => (yearly ? upkeep[certification]?.name : undefined);

/** Says on a certification that something comes back each year, where it does for these answers. */
export function isYearly(data: PlannerData, slug: CertificationSlug, situation: Situation) {
  const yearly = data.upkeep[slug];
  return yearly && (!yearly.when || matchesAny(yearly.when, situation)) && { yearly: true as const };
}
