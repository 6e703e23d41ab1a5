import * as auditTime from './audit-time';
import * as authorities from './authorities';
import * as certificateFees from './certificate-fees';
import * as cmmc from './cmmc';
import * as ownDays from './own-days';
import * as rates from './rates';
import * as tests from './tests';

/** All records of the budget by source file, for validation and open data. */
export const budgetFiles = {
  'audit-time.ts': auditTime,
  'rates.ts': rates,
  'certificate-fees.ts': certificateFees,
  'authorities.ts': authorities,
  'cmmc.ts': cmmc,
  'tests.ts': tests,
  'own-days.ts': ownDays,
} as const;
