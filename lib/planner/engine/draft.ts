import type { CertificationSlug } from '@/content/certifications/slugs';
import { matchesAny } from './conditions';
import { creditedPhases, type PhaseSize } from './credits';
import { monthNumber } from './months';
import type { PlannerData } from './planner-data';
import { type Lane, schedule } from './schedule';
import type { Answers, MinMax, Plan, PlannedPhase } from './types';
import { type Classification, type Classifications, classify } from './verdicts';

interface Drafted {
  certification: CertificationSlug;
  judgment: Classification;
}

/** What a plan stands on: its certifications in their places, its gates, its months. All else follows from it. */
export interface Draft extends Pick<Plan, 'message' | 'gates'> {
  /** Rule about the scope that holds. */
  scope?: string;
  /** Answers as the rules read them. */
  answers: Answers;
  /** What the rules say; null where there is no plan. */
  judged: Classifications | null;
  /** Planned certifications in working order. */
  lanes: (Lane & Drafted & { credits: string[] })[];
  /** The others, in the same order. */
  aside: Drafted[];
  placed: Map<CertificationSlug, PlannedPhase[]>;
  months: MinMax;
}

/** Answers as the rules read them: with what a certificate contains, and the US item that other answers imply. */
function asRead({ contained }: PlannerData, given: Answers): Answers {
  const { held, usItem, products, homeCountry } = given;
  const inside = contained
    .filter((one) => held[one.held] === 'certified')
    .map(({ contains }) => [contains, 'certified']);
  const isUnknown =
    (products.includes('uscontrolled') && (usItem === 'none' || usItem === 'ear99')) ||
    (homeCountry === 'US' && usItem === 'none');
  return {
    ...given,
    held: { ...held, ...Object.fromEntries(inside) },
    usItem: isUnknown ? 'unknown' : usItem,
  };
}

/** The draft where there is no plan. */
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
  judged: null,
  lanes: [],
  aside: [],
  placed: new Map(),
  months: [0, 0],
});

/**
 * Drafts the plan for a set of answers. Pure: nothing depends on the day. Two runs, every phase at its shortest and at
 * its longest, forward along the edges.
 */
export function draft(data: PlannerData, given: Answers): Draft {
  if (given.buyers.length === 0 || given.products.length === 0) return noDraft(given, 'incomplete');
  if (given.deadline && monthNumber(given.deadline) < monthNumber(given.start))
    return noDraft(given, 'dates');

  const answers = asRead(data, given);
  const scope = data.scope.find(({ when }) => matchesAny(when, { answers, verdicts: {} }));
  const isEmpty = answers.products.every((code) => scope?.leavesOut?.includes(code));
  const judged = classify(data, answers);
  const gates = data.gates.flatMap(({ id }) => {
    const rules = judged.gates.get(id);
    return rules ? [{ id, rules }] : [];
  });
  if (isEmpty)
    return noDraft(
      given,
      'energetics',
      gates.filter(({ rules }) => rules.length > 0),
      scope?.id,
    );

  const lanes: Draft['lanes'] = [];
  const aside: Drafted[] = [];
  for (const [certification, judgment] of judged.certifications) {
    const held = judgment.verdict === 'held' || answers.held[certification] === 'certified';
    if (held || judgment.verdict === 'not-needed' || judgment.verdict === 'ask') {
      aside.push({ certification, judgment });
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
    judged,
    gates,
    lanes,
    aside,
    placed,
    months,
  };
}
