import type { CertificationSlug } from '@/content/certifications/slugs';
import { type StageCode, stageCodes } from '@/content/planner/types';
import { matchesAny, type Situation } from './conditions';
import type { PlannerData } from './data';

/** Returns when a certification or an EAR license is due: the earliest stage whose conditions match. */
export function stageOf(
  { stages }: PlannerData,
  certification: CertificationSlug | 'ear',
  situation: Situation,
): StageCode {
  const applicable = stages.filter(
    ({ certifications, when }) => certifications.includes(certification) && matchesAny(when, situation),
  );
  return stageCodes.find((code) => applicable.some(({ stage }) => stage === code)) ?? 'ask';
}
