import { usd } from './units';

/** One leg of a route to readiness. */
interface RoutePhase {
  name: string;
  months: number;
}

/** A way to readiness, as the scale chart draws it. */
export interface ReadinessRoute {
  name: string;
  phases: readonly RoutePhase[];
}

/**
 * Phases of the traditional route in months (specification, section 2), which does not name them, so they are numbered.
 */
export const traditionalRoute: ReadinessRoute = {
  name: 'Traditional route',
  phases: [6, 9, 7, 8].map((months, index) => ({ name: `Phase ${index + 1}`, months })),
};

/** Cost of the traditional route; both it and the duration are open-ended and printed with a plus. */
export const traditionalCost = usd(500_000, 1_000_000);

/** Name of the platform's own route, which `lib/figures/journey.ts` makes of the five stations. */
export const platformRouteName = 'ComplyTrain route';

/** State of the journey widget, fixed by the specification: station 2 is current, its bar is at 60. */
export const journeyWidget = { current: 2, percent: 60 } as const;
