import type { SizeCode } from '../planner/codes';
import { ourEstimate, secondHand } from './basis';
import type { Effort, EffortId, Figure, IntegerRange } from './types';

/** Working days of the company's staff. */
export const staffEffort = {
  unit: 'hundredths of a person-day',
  value: {
    iso9001: { setup: { fixed: [1200, 2500], perHead: [30, 60] }, yearly: { fixed: [500, 1000], perHead: [10, 25] } },
    aqap2110: { setup: { fixed: [1000, 2500], perHead: [15, 40] }, yearly: { fixed: [400, 1000], perHead: [5, 15] } },
    as9100d: { setup: { fixed: [2000, 4000], perHead: [40, 90] }, yearly: { fixed: [800, 1600], perHead: [15, 35] } },
    iso27001: { setup: { fixed: [2500, 5000], perHead: [50, 100] }, yearly: { fixed: [1200, 2500], perHead: [15, 35] } },
    'cmmc-1': { setup: { fixed: [500, 1200], perHead: [10, 30] }, yearly: { fixed: [200, 500], perHead: [5, 10] } },
    'cmmc-2': { setup: { fixed: [4500, 10000], perHead: [60, 150] }, yearly: { fixed: [2500, 5000], perHead: [30, 60] } },
    itar: { setup: { fixed: [1000, 2500], perHead: [20, 40] }, yearly: { fixed: [500, 1200], perHead: [10, 20] } },
    'nato-clearance': { setup: { fixed: [1500, 3500], perHead: [10, 30] }, yearly: { fixed: [800, 2000], perHead: [5, 15] } },
    'ce-marking': { setup: { fixed: [2500, 6000], perHead: [0, 0] }, yearly: { fixed: [500, 1500], perHead: [0, 0] } },
  },
  basis: [
    secondHand('Two advisers on ISO 9001 and ISO 27001 (icsconsulting.com.au, onlineisms.de)', 'undated pages', 'A small company spends half a day a week on ISO 9001 for 6–12 months, which is 13–26 days.'),
    secondHand('An adviser on CMMC', 'undated page', 'A system security plan takes 300–600 hours.'),
    ourEstimate('We set the days of each certification around these reports.'),
  ],
} as const satisfies Figure<Record<EffortId, Effort>>;

/** Employees of the company who accompany each auditor. */
export const staffPerAuditor = { unit: 'people for each auditor', value: [1, 3], basis: [ourEstimate('One to three people accompany each auditor.')] } as const satisfies Figure<IntegerRange>;

/** Percent of the setup that remains if the system is in use without a certificate. */
export const inUseShare = { unit: 'percent of the setup', value: [50, 75], basis: [ourEstimate('Half to three quarters of the work remain, because records and gaps are hard to predict.')] } as const satisfies Figure<IntegerRange>;

/** Number of people assumed for each size class of the planner. */
export const headcountOfSize = { '1-10': 8, '11-50': 30, '51-250': 120 } as const satisfies Record<SizeCode, number>;
