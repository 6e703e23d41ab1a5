import type { CertificationSlug } from '@/content/certifications/slugs';
import type { Situation } from './conditions';
import { creditedPhases } from './credits';
import type { PlannerData } from './data';
import type { Draft } from './draft';
import { sumPairs } from './schedule';
import { stageOf } from './stages';
import type {
  Answers,
  ClassifiedCertification,
  ExistingCertification,
  Plan,
  PossibleCertification,
} from './types';
import { yearlyFlag } from './upkeep';
import type { Classification } from './verdicts';

/** Returns the entry for an existing certificate, with a check of its scope if a buyer requires it. */
function toExisting(
  { roles, heldCheck, contained }: PlannerData,
  { held }: Answers,
  slug: CertificationSlug,
  { verdict, rules }: Classification,
): Omit<ExistingCertification, 'stage'> {
  const isContained = contained.some((one) => one.contains === slug && held[one.held] === 'certified');
  const state = held[slug] === 'in-use' ? 'in-use' : 'certified';
  const isSeparate = state === 'certified' && !isContained;
  return {
    certification: slug,
    state,
    check: verdict !== 'not-needed' && isSeparate ? heldCheck : null,
    contained: !isSeparate,
    rules: [...(isSeparate ? [roles.held ?? '', roles.expiry ?? ''] : []), ...rules],
  };
}

/** Returns the months and dollars that a possible certification would add: its phases in question, without credits. */
function addedBy(
  data: PlannerData,
  slug: CertificationSlug,
  { phases, level }: Classification,
): PossibleCertification['adds'] {
  const { phases: sizes } = creditedPhases(data, {}, slug, level);
  const inQuestion = phases.flatMap((n) => sizes[n - 1] ?? []);
  return {
    months: sumPairs(inQuestion.map(({ months }) => months)),
    usd: sumPairs(inQuestion.map(({ usd }) => usd)),
  };
}

/** Returns whether only preparation is in question, because others decide the last phase. */
const prepares = ({ phases }: Classification) => phases.includes(2) && !phases.includes(3);

/** Groups the certifications that are not planned: existing, possible or not needed. */
export function excludedCertifications(
  data: PlannerData,
  { answers, unplanned }: Pick<Draft, 'answers' | 'unplanned'>,
  situation: Situation,
): Pick<Plan, 'held' | 'ask' | 'notNeeded'> {
  const held: ExistingCertification[] = [];
  const ask: PossibleCertification[] = [];
  const notNeeded: ClassifiedCertification[] = [];
  for (const { certification, judgment } of unplanned) {
    const { verdict, rules } = judgment;
    const stage = stageOf(data, certification, situation);
    if (verdict === 'held' || answers.held[certification] === 'certified') {
      const existing = toExisting(data, answers, certification, judgment);
      held.push({
        ...existing,
        stage: existing.check && stage,
        ...(!existing.contained && yearlyFlag(data, certification, situation)),
      });
    } else if (verdict === 'not-needed') {
      notNeeded.push({ certification, rules });
    } else {
      ask.push({
        certification,
        stage,
        rules,
        adds: addedBy(data, certification, judgment),
        ...(prepares(judgment) && { prepares: true }),
      });
    }
  }
  return { held, ask, notNeeded };
}
