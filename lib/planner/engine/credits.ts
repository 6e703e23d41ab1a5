import type { CertificationSlug } from '@/content/certifications/slugs';
import type { PlannerData } from './data';
import type { Answers, MinMax } from './types';

/** Length and price of one phase. */
export interface PhaseSize {
  months: MinMax;
  usd: MinMax;
}

/** Tolerance for floating-point error: a value this close to a rounding step counts as that step. */
const epsilon = 1e-9;
const roundDown = (value: number, step: number) => Math.max(Math.floor(value / step + epsilon) * step, step);
const roundUp = (value: number, step: number) => Math.max(Math.ceil(value / step - epsilon) * step, step);
const halfMonth = 0.5;
const thousand = 1000;

/**
 * Returns the three phases of a certification after credits for existing certificates: months rounded outward to half
 * months, US dollars to thousands, never zero. When several credits apply, each end uses the lowest factor.
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
    const lowestFactor = (pick: (factor: (typeof factors)[number]) => number) =>
      Math.min(1, ...factors.map(pick));
    return {
      months: [
        roundDown(length[0] * lowestFactor((f) => f.months[0]), halfMonth),
        roundUp(length[1] * lowestFactor((f) => f.months[1]), halfMonth),
      ],
      usd: [
        roundDown(price[0] * lowestFactor((f) => f.cost[0]), thousand),
        roundUp(price[1] * lowestFactor((f) => f.cost[1]), thousand),
      ],
    };
  });
  return { phases, credits: applying.map(({ id }) => id) };
}
