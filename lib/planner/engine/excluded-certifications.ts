import type { CertificationSlug } from '@/content/certifications/slugs';
import type { Situation } from './conditions';
import { creditedPhases } from './credits';
import type { Draft } from './draft';
import type { PlannerData } from './planner-data';
import { sumPairs } from './schedule';
import { stageOf } from './stages';
import type {
  Answers,
  ClassifiedCertification,
  ExistingCertification,
  Plan,
  PossibleCertification,
} from './types';
import { isYearly } from './upkeep';
import type { Classification } from './verdicts';

/** A certificate that the visitor holds; it is checked if a buyer asks for it. */
function heldOf(
  { roles, heldCheck, contained }: PlannerData,
  { held }: Answers,
  slug: CertificationSlug,
  { verdict, rules }: Classification,
): Omit<ExistingCertification, 'stage'> {
  const inside = contained.some((one) => one.contains === slug && held[one.held] === 'certified');
  const state = held[slug] === 'in-use' ? 'in-use' : 'certified';
  const isOwn = state === 'certified' && !inside;
  return {
    certification: slug,
    state,
    check: verdict !== 'not-needed' && isOwn ? heldCheck : null,
    contained: !isOwn,
    rules: [...(isOwn ? [roles.held ?? '', roles.expiry ?? ''] : []), ...rules],
  };
}

/** What a certification that is only asked about would add: the phases in question, from its own record. */
function addedBy(
  data: PlannerData,
  slug: CertificationSlug,
  { phases, level }: Classification,
): PossibleCertification['adds'] {
  const { phases: sizes } = creditedPhases(data, {}, slug, level);
  const asked = phases.flatMap((n) => sizes[n - 1] ?? []);
  return {
    months: sumPairs(asked.map(({ months }) => months)),
    usd: sumPairs(asked.map(({ usd }) => usd)),
  };
}

/** All phases but the last are asked about, because others decide that one. */
const prepares = ({ phases }: Classification) => phases.includes(2) && !phases.includes(3);

/** Certifications that are not planned: held, only asked about, or not needed. */
export function excludedCertifications(
  data: PlannerData,
  { answers, aside }: Pick<Draft, 'answers' | 'aside'>,
  situation: Situation,
): Pick<Plan, 'held' | 'ask' | 'notNeeded'> {
  const held: ExistingCertification[] = [];
  const ask: PossibleCertification[] = [];
  const notNeeded: ClassifiedCertification[] = [];
  for (const { certification, judgment } of aside) {
    const { verdict, rules } = judgment;
    const stage = stageOf(data, certification, situation);
    if (verdict === 'held' || answers.held[certification] === 'certified') {
      const one = heldOf(data, answers, certification, judgment);
      held.push({
        ...one,
        stage: one.check && stage,
        ...(!one.contained && isYearly(data, certification, situation)),
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
