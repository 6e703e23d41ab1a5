import type { CertificationSlug } from '@/content/certifications/slugs';
import type { EarVerdict, Outcome, Verdict } from '@/content/planner/types';
import { matchesAny, type Situation } from './conditions';
import type { PlannerData } from './data';
import type { Answers, PhaseNumber } from './types';

/** The combined result of the rules for one certification. */
export interface Classification {
  verdict: Verdict;
  /** Ids of the rules that lead to it, the deciding ones first. */
  rules: string[];
  phases: PhaseNumber[];
  level?: 1 | 2;
  assessment?: 'self';
}

/** Result of the rules: a classification for each certification, and the gates with the rules that add them. */
export interface Classifications {
  certifications: Map<CertificationSlug, Classification>;
  gates: Map<string, string[]>;
  ear: { verdict: EarVerdict; rules: string[] };
  /** Ids of matching rules that refer to neither a certification nor a gate. */
  notes: string[];
  /** Ids of those rules that are additional information only. */
  worth: string[];
  situation: Situation;
}

/** Weakest first: a stronger verdict overrides a weaker one. */
const strength: readonly Verdict[] = ['not-needed', 'ask', 'usual', 'needed', 'gate', 'held'];
const rank = (verdict: Verdict) => strength.indexOf(verdict);
const stronger = (a: Verdict = 'not-needed', b: Verdict) => (rank(a) > rank(b) ? a : b);
const allPhases: readonly PhaseNumber[] = [1, 2, 3];

/** Merges the outcomes of all rules about one certification. */
function merge(outcomes: readonly { rule: string; outcome: Outcome }[]): Classification {
  const strongest = Math.max(...outcomes.map(({ outcome }) => rank(outcome.verdict)));
  const ordered = [...outcomes].sort((a, b) => rank(b.outcome.verdict) - rank(a.outcome.verdict));
  // Outcomes with the verdict "ask" count only where nothing is planned.
  const relevant = ordered.filter(
    ({ outcome }) => rank(outcome.verdict) >= Math.min(strongest, rank('usual')),
  );
  const phases = new Set(relevant.flatMap(({ outcome }) => outcome.phases ?? allPhases));
  const levels = relevant.flatMap(({ outcome }) => outcome.level ?? []);
  const [assessment] = relevant.flatMap(({ outcome }) => outcome.assessment ?? []);
  return {
    verdict: strength[strongest] as Verdict,
    rules: [
      ...new Set(
        ordered
          .filter(({ outcome }) => strongest === 0 || outcome.verdict !== 'not-needed')
          .map(({ rule }) => rule),
      ),
    ],
    phases: allPhases.filter((n) => phases.has(n)),
    ...(levels.length > 0 && { level: Math.max(...levels) as 1 | 2 }),
    ...(assessment && { assessment }),
  };
}

/** Returns the strongest EAR verdict, with the rules that lead to it. */
function earOf(
  data: PlannerData,
  earRules: readonly { rule: string; verdict: EarVerdict }[],
): Classifications['ear'] {
  const verdict = (['needed', 'ask'] as const).find((code) => earRules.some((rule) => rule.verdict === code));
  const relevant = verdict ? earRules.filter((rule) => rule.verdict !== 'not-needed') : earRules;
  return {
    verdict: verdict ?? 'not-needed',
    rules: relevant.length > 0 ? relevant.map(({ rule }) => rule) : [data.defaultRule],
  };
}

/** Evaluates the rules in order; each can depend on the verdicts of earlier ones. */
export function classify(data: PlannerData, answers: Answers): Classifications {
  const situation: Situation = { answers, verdicts: {} };
  const outcomesBySlug = new Map<CertificationSlug, { rule: string; outcome: Outcome }[]>();
  const gates = new Map<string, string[]>();
  const notes: string[] = [];
  const worth: string[] = [];
  const earRules: { rule: string; verdict: EarVerdict }[] = [];

  for (const rule of data.rules) {
    if (!matchesAny(rule.when, situation)) continue;
    if (rule.ear) earRules.push({ rule: rule.id, verdict: rule.ear });
    if (rule.gate) gates.set(rule.gate, [rule.id]);
    else if (rule.outcomes.length === 0) (rule.worth ? worth : notes).push(rule.id);
    const matching = rule.outcomes.filter(({ when }) => !when || matchesAny(when, situation));
    for (const outcome of matching) {
      const previous = outcomesBySlug.get(outcome.certification);
      if (previous) previous.push({ rule: rule.id, outcome });
      else outcomesBySlug.set(outcome.certification, [{ rule: rule.id, outcome }]);
    }
    for (const { certification, verdict } of matching)
      situation.verdicts[certification] = stronger(situation.verdicts[certification], verdict);
  }

  const certifications = new Map(
    data.order.map((slug): [CertificationSlug, Classification] => {
      const outcomes = outcomesBySlug.get(slug);
      return [
        slug,
        outcomes ? merge(outcomes) : { verdict: 'not-needed', rules: [data.defaultRule], phases: [] },
      ];
    }),
  );
  for (const gate of data.gates)
    if (!gates.has(gate.id) && matchesAny(gate.when, situation)) gates.set(gate.id, []);
  return { certifications, gates, ear: earOf(data, earRules), notes, worth, situation };
}
