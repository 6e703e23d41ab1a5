import type { CertificationSlug } from '@/content/certifications/slugs';
import type { SizeCode } from '@/content/planner/codes';
import type { DeadlineFit } from '@/content/planner/messages';
import type { Condition, Credit, Edge, LetterCode, Rule, RuleRole, StageRule } from '@/content/planner/types';
import type { MinMax } from './types';

/** The rules without their texts: everything the engine reads, small enough to send to the browser. */
export interface PlannerData {
  /** Months and US dollars of the three phases, from the certification records. */
  records: Record<CertificationSlug, { months: MinMax[]; usd: MinMax[] }>;
  /** In evaluation order. */
  rules: Pick<Rule, 'id' | 'when' | 'outcomes' | 'gate' | 'ear' | 'worth'>[];
  /** Rules that exclude products from the plan. */
  scope: (LineData & Pick<Rule, 'leavesOut'>)[];
  /** Rules about the company’s size. */
  people: LineData[];
  /** Rule ids by the role in which the planner looks them up. */
  roles: Readonly<Partial<Record<RuleRole, string>>>;
  stages: Pick<StageRule, 'certifications' | 'stage' | 'when'>[];
  /** Most urgent first. */
  actions: (LineData & {
    letters: readonly { letter: LetterCode; when?: readonly Condition[] }[];
    /** Conditions of its recipients, by index. */
    to: readonly { when?: readonly Condition[] }[];
    howLong: readonly { when?: readonly Condition[] }[];
  })[];
  /** Certificates that include another one. */
  contained: readonly { held: CertificationSlug; contains: CertificationSlug }[];
  /** Certifications with a yearly obligation, some only under a condition. */
  upkeep: Partial<Record<CertificationSlug, { when?: readonly Condition[] }>>;
  defaultRule: string;
  edges: Pick<Edge, 'id' | 'from' | 'to' | 'type' | 'lag' | 'unlessInUse'>[];
  credits: Pick<Credit, 'id' | 'held' | 'states' | 'asked' | 'level' | 'phases'>[];
  gates: LineData[];
  questions: LineData[];
  tasks: LineData[];
  promises: LineData[];
  remarks: LineData[];
  /** Days on which the law changes, ISO, each with the certification that it affects. */
  dates: (LineData & { certification: CertificationSlug; day: string })[];
  pathways: { id: string; months: MinMax; stops: CertificationSlug[]; optional: CertificationSlug[] }[];
  /** How many implementations a company of a size can run in parallel; null for no limit. */
  atOnce: Record<SizeCode, number | null>;
  order: readonly CertificationSlug[];
  heldCheck: MinMax;
  lanesAtMost: Record<SizeCode, number | null>;
  questionsAtMost: number;
  actionsAtMost: number;
  deadlineVerdicts: Record<DeadlineFit, string>;
}

interface LineData {
  id: string;
  when: readonly Condition[];
}
