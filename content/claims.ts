import { formatShort } from '@/lib/figures/format';
import { totalMonths } from '@/lib/geometry/scale';
import { guaranteeDays } from './constants';
import { platformRoute, traditionalCost, traditionalRoute } from './platform';
import type { Text } from './text';
import { months, percent, type Range } from './units';

/** A marketing claim of the specification (section 9), with what an expert has to read beside it. */
export interface Claim {
  /** The number with its unit, for arithmetic and drawings. */
  value: Range | { number: number; unit: 'drones' | 'EUR a year' };
  /** Words that belong to the number and stand small before it ("up to"). */
  qualifier?: string;
  /** The number as it stands large on a page. */
  figure: string;
  /** What the number measures; reads on from the figure. */
  label: string;
  /** Stands beside the claim wherever it is shown: where the number comes from and what it does not promise. */
  footnote: Text;
}

/** Months of the five-station plan, from the first day to ready to bid. */
export const journeyMonths = months(totalMonths(platformRoute.phases));

/** Second reading of the duration, for the about and why texts: months to the certifications buyers in NATO nations ask for. */
export const certificationMonths = months(6, 9);

/** Months of the traditional route, run one project after another ("30+"). */
export const traditionalMonths = months(totalMonths(traditionalRoute.phases));

/** Month of the plan in which the first bids can go out. */
export const firstBidMonth = 3;

/** Largest cost reduction and the cautious time reduction, in percent. */
const costReduction = percent(90);
const timeReduction = percent(70);

/** Drones expected in 2026, and euros of annual defense spending in NATO nations, as whole numbers. */
const drones = 30_000_000;
const spending = 50_000_000_000;

/** The six claims. Any page that shows one shows its footnote with it. */
export const claims = {
  duration: {
    value: journeyMonths,
    figure: `${journeyMonths.max} months`,
    label: 'instead of 2+ years, from company registration to ready to bid',
    footnote: `The plan’s ${journeyMonths.max} months end with documents, registrations and a bid file, and first bids can go out from month ${firstBidMonth} where the tender does not yet require the pending certificates. Independent bodies and authorities decide on certificates and clearances, which usually take longer.`,
  },
  time: {
    value: timeReduction,
    figure: `${timeReduction.max}%`,
    label: 'less time than the traditional route',
    footnote: `${certificationMonths.max} months against ${traditionalMonths.max}+ months of separate projects, the comparison drawn on this site.`,
  },
  cost: {
    value: costReduction,
    qualifier: 'up to',
    figure: `${costReduction.max}%`,
    label: 'lower cost than the traditional route',
    footnote: `Best case against a traditional route of ${formatShort(traditionalCost)}+. Your cost depends on scope. Fees of certification bodies, laboratories and governments are not included where they bill you directly.`,
  },
  guarantee: {
    value: { min: guaranteeDays, max: guaranteeDays, unit: 'days' },
    figure: `${guaranteeDays}-day`,
    label: 'money-back guarantee',
    footnote: 'The [terms of service](/legal/terms) state the days and how to claim.',
  },
  drones: {
    value: { number: drones, unit: 'drones' },
    figure: `${drones / 1e6} million`,
    label: 'drones expected in 2026',
    footnote:
      'Our own market expectation for all producers and types, not an official forecast. Public figures for Ukraine alone run from over 7 million planned for 2026 to 20 million if partners fund them.',
  },
  spending: {
    value: { number: spending, unit: 'EUR a year' },
    figure: `€${spending / 1e9}B+`,
    label: 'of annual NATO defense spending, with access for eligible suppliers',
    footnote:
      'Our own estimate of the yearly purchases of NATO nations that are open to suppliers. The nations spend it, not NATO: EU states alone bought equipment for €88 billion in 2024 (European Defence Agency), while NATO’s common budgets are about €5 billion. Access depends on eligibility and award.',
  },
} satisfies Record<string, Claim>;

export type ClaimName = keyof typeof claims;
