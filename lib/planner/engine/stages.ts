import type { CertificationSlug } from '@/content/certifications/slugs';
import { type StageCode, stageCodes } from '@/content/planner/types';
import { matchesAny, type Situation } from './conditions';
import type { PlannerData } from './planner-data';

/** By when a certification, or a license under the EAR, has to stand: the earliest of the stages that hold. */
export function stageOf(
  { stages }: PlannerData,
  certification: CertificationSlug | 'ear',
  situation: Situation,
): StageCode {
  const holding = stages.filter(
    ({ certifications, when }) => certifications.includes(certification) && matchesAny(when, situation),
  );
  return stageCodes.find((code) => holding.some(({ stage }) => stage === code)) ?? 'ask';
}
