import type { CertificationSlug } from '@/content/certifications/slugs';
import { matchesAny } from './conditions';
import { creditedPhases, type PhaseSize } from './credits';
import { monthNumber, monthOfDate } from './months';
import { type Lane, schedule } from './schedule';
import type { Answers, Pair, Plan, PlannedPhase, PlannerData } from './types';
import { type Judgment, type Judgments, judge } from './verdicts';

interface Outlined {
  certification: CertificationSlug;
  judgment: Judgment;
}

/** What a plan stands on: its certifications in their places, its gates, its months. All else follows from it. */
export interface Draft extends Pick<Plan, 'message' | 'gates'> {
  /** Rule about the scope that spoke. */
  scope?: string;
  /** Answers as the rules read them: with what a certificate contains, without what is out of scope. */
  answers: Answers;
  /** What the rules say; null where there is no plan. */
  judged: Judgments | null;
  /** Planned certifications in working order. */
  lanes: (Lane & Outlined & { credits: string[] })[];
  /** The others, in the same order. */
  aside: Outlined[];
  placed: Map<CertificationSlug, PlannedPhase[]>;
  months: Pair;
}

/** What is certified; an AS9100D certificate contains the whole of ISO 9001 (rule R10). */
const withContained = (answers: Answers): Answers =>
  answers.held.as9100d === 'certified'
    ? { ...answers, held: { ...answers.held, iso9001: 'certified' } }
    : answers;

/** The draft where there is no plan. */
const noDraft = (answers: Answers, message: Plan['message'], gates: Plan['gates'] = []): Draft => ({
  message,
  gates,
  answers,
  judged: null,
  lanes: [],
  aside: [],
  placed: new Map(),
  months: [0, 0],
});

/**
 * Drafts the plan for a set of answers. Pure: `today` decides only whether the start lies in the past.
 * Two runs, every phase at its shortest and at its longest, forward along the edges.
 */
export function draft(data: PlannerData, given: Answers, today: Date): Draft {
  if (given.buyers.length === 0 || given.products.length === 0) return noDraft(given, 'incomplete');
  const start = monthNumber(given.start);
  if (start < monthNumber(monthOfDate(today)) || (given.deadline && monthNumber(given.deadline) < start))
    return noDraft(given, 'dates');

  const whole = withContained(given);
  const scope = data.scope.find(({ when }) => matchesAny(when, { answers: whole, verdicts: {} }))?.id;
  const answers = { ...whole, products: whole.products.filter((code) => code !== 'energetics') };
  const judged = judge(data, scope === 'R44' ? whole : answers);
  const gates = data.gates.flatMap(({ id }) => {
    const rules = judged.gates.get(id);
    return rules ? [{ id, rules }] : [];
  });
  if (scope === 'R44')
    return noDraft(
      given,
      'energetics',
      gates.filter(({ rules }) => rules.length > 0),
    );

  const lanes: Draft['lanes'] = [];
  const aside: Outlined[] = [];
  for (const [certification, judgment] of judged.certifications) {
    const held = judgment.verdict === 'held' || answers.held[certification] === 'certified';
    if (held || judgment.verdict === 'not-needed' || judgment.verdict === 'ask') {
      aside.push({ certification, judgment });
      continue;
    }
    const { phases: sizes, credits } = creditedPhases(data, answers, certification, judgment.level);
    const phases = judgment.phases.map((n) => ({ n, size: sizes[n - 1] as PhaseSize }));
    lanes.push({ certification, judgment, phases, credits });
  }
  const placed = schedule(data, lanes, data.people[answers.size]);
  const ends = [...placed.values()].flatMap((phases) => phases.map(({ end }) => end));
  const months: Pair = [
    Math.max(0, ...ends.map(([short]) => short)),
    Math.max(0, ...ends.map(([, long]) => long)),
  ];
  return {
    message: scope ? 'energetics' : null,
    scope,
    answers,
    judged,
    gates,
    lanes,
    aside,
    placed,
    months,
  };
}
