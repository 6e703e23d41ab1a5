import { usd } from './units';

/**
 * Phases of the traditional route in months (specification, section 2). The specification does not name them, so they
 * are numbered.
 */
export const traditionalRoute = {
  name: 'Traditional route',
  phases: [6, 9, 7, 8].map((months, index) => ({ name: `Phase ${index + 1}`, months })),
};

/** Cost of the traditional route in US dollars; open-ended like its duration, so both are printed with a plus. */
export const traditionalCost = usd(500_000, 1_000_000);

/** Name of the platform's route; `lib/figures/journey.ts` builds the route from the five stations. */
export const platformRouteName = 'ComplyTrain route';

/** State of the journey widget in the specification: station 2 is current, its bar is at 60 percent. */
export const journeyWidget = { current: 2, percent: 60 } as const;
