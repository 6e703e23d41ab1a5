import { buildDate } from '../build-date';
import { asOf } from '../dated';
import { businessLawFacts } from './business-law';
import { clearanceFacts } from './clearance';
import { cmmcFacts } from './cmmc';
import { cmmcDataFacts } from './cmmc-data';
import { exportFacts } from './export-control';
import { securityFacts } from './information-security';
import { marketFacts } from './markets';
import { productFacts } from './product-rules';
import { qualityFacts } from './quality';
import type { Fact } from './types';
import { usReachFacts } from './us-reach';
import { usSupplyFacts } from './us-supply';

const records = {
  ...qualityFacts,
  ...cmmcFacts,
  ...cmmcDataFacts,
  ...securityFacts,
  ...exportFacts,
  ...usReachFacts,
  ...usSupplyFacts,
  ...clearanceFacts,
  ...productFacts,
  ...marketFacts,
  ...businessLawFacts,
} satisfies Record<string, Fact>;

/** Facts by source file, so that an error message can name the file. */
export const factFiles: Readonly<Record<string, Readonly<Record<string, Fact>>>> = {
  quality: qualityFacts,
  cmmc: cmmcFacts,
  'cmmc-data': cmmcDataFacts,
  'information-security': securityFacts,
  'export-control': exportFacts,
  'us-reach': usReachFacts,
  'us-supply': usSupplyFacts,
  clearance: clearanceFacts,
  'product-rules': productFacts,
  markets: marketFacts,
  'business-law': businessLawFacts,
};

/** Id of a fact, as in the placeholder `{fact:<id>}`. */
export type FactId = keyof typeof records;

/** Returns a fact as of an ISO day; a coming rule is in force from its date on. */
export function factOn(fact: Fact, day: string): Fact {
  const read = asOf<Fact>(fact, day);
  const isPast = read.status === 'coming' && read.effective !== undefined && read.effective <= day;
  return isPast ? { ...read, status: 'in-force' } : read;
}

/** All facts with their dated changes, by id. */
export const factRecords: Readonly<Record<FactId, Fact>> = records;

/** All facts as of the day of the build, by id. */
export const facts = Object.fromEntries(
  Object.entries(factRecords).map(([id, fact]) => [id, factOn(fact, buildDate)]),
) as Readonly<Record<FactId, Fact>>;
