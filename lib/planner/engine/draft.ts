import type { CertificationSlug } from '@/content/certifications/slugs';
import { matchesAny } from './conditions';
import { creditedPhases, type PhaseSize } from './credits';
import type { PlannerData } from './data';
import { monthNumber } from './months';
import { type Lane, schedule } from './schedule';
import type { Answers, MinMax, Plan, PlannedPhase } from './types';
import { type Classification, type Classifications, classify } from './verdicts';

interface Drafted {
  certification: CertificationSlug;
  judgment: Classification;
}

/** The basis of a plan: the classified and scheduled certifications, the gates and the total months. */
export interface Draft extends Pick<Plan, 'message' | 'gates'> {
  /** Id of the scope rule that applies. */
  scope?: string;
  /** Answers after contained certificates and implied answers are added. */
  answers: Answers;
  /** Classification of all certifications; null where there is no plan. */
  classifications: Classifications | null;
  /** Planned certifications in working order. */
  lanes: (Lane & Drafted & { credits: string[] })[];
  /** Certifications that are not planned, in the same order. */
  unplanned: Drafted[];
  schedule: Map<CertificationSlug, PlannedPhase[]>;
  months: MinMax;
}

/** Adds the certificates that an existing one contains, and the US item that other answers imply. */
function withImpliedAnswers({ contained }: PlannerData, input: Answers): Answers {
  const { held, usItem, products, homeCountry } = input;
  const containedCertificates = contained
    .filter((one) => held[one.held] === 'certified')
    .map(({ contains }) => [contains, 'certified']);
  const isUnknown =
    (products.includes('uscontrolled') && (usItem === 'none' || usItem === 'ear99')) ||
    (homeCountry === 'US' && usItem === 'none');
  return {
    ...input,
    held: { ...held, ...Object.fromEntries(containedCertificates) },
    usItem: isUnknown ? 'unknown' : usItem,
  };
}

/** Returns an empty draft with the message that replaces the plan. */
const noDraft = (
  answers: Answers,
  message: Plan['message'],
  gates: Plan['gates'] = [],
  scope?: string,
): Draft => ({
  message,
  gates,
  scope,
  answers,
  classifications: null,
  lanes: [],
  unplanned: [],
  schedule: new Map(),
  months: [0, 0],
});

/**
 * Drafts the plan for a set of answers. Pure: independent of the current date. Schedules two runs along the edges, one
 * with every phase at its shortest and one with every phase at its longest.
 */
export function draft(data: PlannerData, input: Answers): Draft {
  if (input.buyers.length === 0 || input.products.length === 0) return noDraft(input, 'incomplete');
  if (input.deadline && monthNumber(input.deadline) < monthNumber(input.start))
    return noDraft(input, 'dates');

  const answers = withImpliedAnswers(data, input);
  const scope = data.scope.find(({ when }) => matchesAny(when, { answers, verdicts: {} }));
  const isEmpty = answers.products.every((code) => scope?.leavesOut?.includes(code));
  const classifications = classify(data, answers);
  const gates = data.gates.flatMap(({ id }) => {
    const rules = classifications.gates.get(id);
    return rules ? [{ id, rules }] : [];
  });
  if (isEmpty)
    return noDraft(
      input,
      'energetics',
      gates.filter(({ rules }) => rules.length > 0),
      scope?.id,
    );

  const lanes: Draft['lanes'] = [];
  const unplanned: Drafted[] = [];
  for (const [certification, judgment] of classifications.certifications) {
    const held = judgment.verdict === 'held' || answers.held[certification] === 'certified';
    if (held || judgment.verdict === 'not-needed' || judgment.verdict === 'ask') {
      unplanned.push({ certification, judgment });
      continue;
    }
    const { phases: sizes, credits } = creditedPhases(data, answers.held, certification, judgment.level);
    const phases = judgment.phases.map((n) => ({ n, size: sizes[n - 1] as PhaseSize }));
    lanes.push({
      certification,
      judgment,
      phases,
      credits,
      inUse: answers.held[certification] === 'in-use',
    });
  }
  const placed = schedule(data, lanes, data.atOnce[answers.size]);
  const ends = [...placed.values()].flatMap((phases) => phases.map(({ end }) => end));
  const months: MinMax = [
    Math.max(0, ...ends.map(([short]) => short)),
    Math.max(0, ...ends.map(([, long]) => long)),
  ];
  return {
    message: scope ? 'energetics' : null,
    scope: scope?.id,
    answers,
    classifications,
    gates,
    lanes,
    unplanned,
    schedule: placed,
    months,
  };
}
