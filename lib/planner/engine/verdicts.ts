import type { CertificationSlug } from '@/content/certifications/slugs';
import type { EarVerdict, Outcome, Verdict } from '@/content/planner/types';
import { matchesAny, type Situation } from './conditions';
import type { PlannerData } from './planner-data';
import type { Answers, PhaseNumber } from './types';

/** What the rules say about one certification. */
export interface Classification {
  verdict: Verdict;
  /** Rules that lead to it, the deciding ones first. */
  rules: string[];
  phases: PhaseNumber[];
  level?: 1 | 2;
  assessment?: 'self';
}

export interface Classifications {
  certifications: Map<CertificationSlug, Classification>;
  gates: Map<string, string[]>;
  ear: { verdict: EarVerdict; rules: string[] };
  /** Rules that hold and name neither a certification nor a gate. */
  notes: string[];
  /** Those of them that are also worth knowing, no more. */
  worth: string[];
  situation: Situation;
}

/** Weakest first: a stronger verdict overrides a weaker one. */
const strength: readonly Verdict[] = ['not-needed', 'ask', 'usual', 'needed', 'gate', 'held'];
const rank = (verdict: Verdict) => strength.indexOf(verdict);
const stronger = (a: Verdict = 'not-needed', b: Verdict) => (rank(a) > rank(b) ? a : b);
const allPhases: readonly PhaseNumber[] = [1, 2, 3];

/** Joins the outcomes of all rules that name one certification. */
function join(spoken: readonly { rule: string; outcome: Outcome }[]): Classification {
  const strongest = Math.max(...spoken.map(({ outcome }) => rank(outcome.verdict)));
  const ordered = [...spoken].sort((a, b) => rank(b.outcome.verdict) - rank(a.outcome.verdict));
  // What is only asked about counts where nothing is planned.
  const counted = ordered.filter(
    ({ outcome }) => rank(outcome.verdict) >= Math.min(strongest, rank('usual')),
  );
  const phases = new Set(counted.flatMap(({ outcome }) => outcome.phases ?? allPhases));
  const levels = counted.flatMap(({ outcome }) => outcome.level ?? []);
  const [assessment] = counted.flatMap(({ outcome }) => outcome.assessment ?? []);
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

/** The strongest verdict on the EAR, with the rules that give it or a weaker one. */
function earOf(
  data: PlannerData,
  said: readonly { rule: string; verdict: EarVerdict }[],
): Classifications['ear'] {
  const verdict = (['needed', 'ask'] as const).find((each) => said.some((one) => one.verdict === each));
  const counted = verdict ? said.filter((one) => one.verdict !== 'not-needed') : said;
  return {
    verdict: verdict ?? 'not-needed',
    rules: counted.length > 0 ? counted.map(({ rule }) => rule) : [data.defaultRule],
  };
}

/** Reads the rules in their order; each may look at the verdicts of those before it. */
export function classify(data: PlannerData, answers: Answers): Classifications {
  const situation: Situation = { answers, verdicts: {} };
  const spoken = new Map<CertificationSlug, { rule: string; outcome: Outcome }[]>();
  const gates = new Map<string, string[]>();
  const notes: string[] = [];
  const worth: string[] = [];
  const onEar: { rule: string; verdict: EarVerdict }[] = [];

  for (const rule of data.rules) {
    if (!matchesAny(rule.when, situation)) continue;
    if (rule.ear) onEar.push({ rule: rule.id, verdict: rule.ear });
    if (rule.gate) gates.set(rule.gate, [rule.id]);
    else if (rule.outcomes.length === 0) (rule.worth ? worth : notes).push(rule.id);
    const said = rule.outcomes.filter(({ when }) => !when || matchesAny(when, situation));
    for (const outcome of said) {
      const before = spoken.get(outcome.certification);
      if (before) before.push({ rule: rule.id, outcome });
      else spoken.set(outcome.certification, [{ rule: rule.id, outcome }]);
    }
    for (const { certification, verdict } of said)
      situation.verdicts[certification] = stronger(situation.verdicts[certification], verdict);
  }

  const certifications = new Map(
    data.order.map((slug): [CertificationSlug, Classification] => {
      const about = spoken.get(slug);
      return [slug, about ? join(about) : { verdict: 'not-needed', rules: [data.defaultRule], phases: [] }];
    }),
  );
  for (const gate of data.gates)
    if (!gates.has(gate.id) && matchesAny(gate.when, situation)) gates.set(gate.id, []);
  return { certifications, gates, ear: earOf(data, onEar), notes, worth, situation };
}
