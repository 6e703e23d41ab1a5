import { platformRouteName, traditionalRoute } from '@/content/platform';
import { stationList } from '@/content/stations/heads';
import { months } from '@/content/units';
import { totalMonths } from '@/lib/geometry/scale';

/** The platform's route: one phase per station, with its months in the journey. */
export const platformRoute: typeof traditionalRoute = {
  name: platformRouteName,
  phases: stationList.map(({ name, months: { from, to } }) => ({ name, months: to - from + 1 })),
};

/** Months of the five-station plan, from the first day until ready to bid. */
export const journeyMonths = months(totalMonths(platformRoute.phases));

/** Months of the traditional route, with one project after another. */
export const traditionalMonths = months(totalMonths(traditionalRoute.phases));
