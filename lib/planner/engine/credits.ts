import type { CertificationSlug } from '@/content/certifications/slugs';
import type { PlannerData } from './planner-data';
import type { Answers, MinMax } from './types';

/** Length and price of one phase. */
export interface PhaseSize {
  months: MinMax;
  usd: MinMax;
}

/** Shares are decimal fractions: a value that misses a step by no more than this is on it. */
const grain = 1e-9;
const down = (value: number, step: number) => Math.max(Math.floor(value / step + grain) * step, step);
const up = (value: number, step: number) => Math.max(Math.ceil(value / step - grain) * step, step);
const halfMonth = 0.5;
const thousand = 1000;

/**
 * The three phases of a record after credits: months rounded outward to half months, dollars to thousands,
 * nothing becomes zero. Of several credits each end takes the one that leaves least.
 */
export function creditedPhases(
  data: PlannerData,
  held: Answers['held'],
  certification: CertificationSlug,
  level: 1 | 2 = 2,
): { phases: PhaseSize[]; credits: string[] } {
  const applying = data.credits.filter(
    (credit) =>
      credit.asked === certification &&
      (credit.level === undefined || credit.level === level) &&
      (!credit.states || credit.states.includes(held[credit.held] ?? 'none')),
  );
  const { months, usd } = data.records[certification];
  const phases = months.map((length, index): PhaseSize => {
    const price = usd[index] as MinMax;
    const factors = applying.map(({ phases }) => phases[index as 0 | 1 | 2]);
    const least = (pick: (factor: (typeof factors)[number]) => number) => Math.min(1, ...factors.map(pick));
    return {
      months: [
        down(length[0] * least((f) => f.months[0]), halfMonth),
        up(length[1] * least((f) => f.months[1]), halfMonth),
      ],
      usd: [
        down(price[0] * least((f) => f.cost[0]), thousand),
        up(price[1] * least((f) => f.cost[1]), thousand),
      ],
    };
  });
  return { phases, credits: applying.map(({ id }) => id) };
}
