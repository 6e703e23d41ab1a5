import * as time from '@/content/budget/audit-time';
import { clearanceCharges, clearedPersons, ddtcFee } from '@/content/budget/authorities';
import { firstFee, oasisFee, yearlyFee } from '@/content/budget/certificate-fees';
import * as cmmc from '@/content/budget/cmmc';
import { besideAuditor, headsOfSize, inUseShare, ownEffort } from '@/content/budget/own-days';
import { groupsOfSeat, rates, specialistShare, specialists } from '@/content/budget/rates';
import * as tests from '@/content/budget/tests';
import type { ClearanceCharge, Ends, Fraction } from '@/content/budget/types';
import type { BudgetData, ClearanceData } from './types';

const map = <K extends string, V, W>(record: Readonly<Record<K, V>>, of: (value: V, key: K) => W) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, of(value as V, key as K)])) as Record<
    K,
    W
  >;
const valued = <V>({ value }: { value: V }): V => value;

const fraction = ({ value: { numerator, denominator } }: { value: Fraction }) =>
  [numerator, denominator] as const;

function charge(state: ClearanceCharge): ClearanceData {
  if (state.kind === 'wages') {
    const { kind, currency, wage, company, person } = state;
    return { kind, currency, wage: wage.value, company: company.value, person: person.value };
  }
  if (state.kind === 'fees') {
    const { kind, currency, company, person } = state;
    return { kind, currency, company: company.value, person: person.value };
  }
  return { kind: state.kind };
}

/** The content's figures without their words. */
export const budgetData: BudgetData = {
  tables: map(time.tableOf, (table) => time.auditTables[table].value),
  share: map(time.tableShare, valued<Ends>),
  aqap: map(time.aqapShare, valued<Ends>),
  yearly: map(time.yearlyShare, fraction),
  renewal: map(time.recertificationShare, fraction),
  least: map(time.leastHalfDays, valued<number>),
  integrated: time.integratedShare.value,
  rates: map(rates, ({ currency, value: day }, group) => ({
    currency,
    day,
    first: firstFee.value[group],
    year: yearlyFee.value[group],
  })),
  specialist: specialistShare.value,
  specialists,
  oasis: {
    first: oasisFee.first.value,
    year: oasisFee.year.value,
    renewal: oasisFee.recertification.value,
  },
  ddtc: { first: ddtcFee.first.value, year: ddtcFee.year.value },
  clearance: map(clearanceCharges, charge),
  persons: clearedPersons.value,
  assessor: cmmc.assessorPrice.value,
  cloud: {
    share: cmmc.cloudUserShare.value,
    least: cmmc.fewestCloudUsers.value,
    license: cmmc.cloudLicense.value,
  },
  monitoring: cmmc.monitoringPrice.value,
  laboratory: map(tests.laboratoryTests, ({ value }) => value.map(({ price }) => price)),
  productChanges: tests.productChanges.value,
  penetrationTest: tests.penetrationTest.value,
  rooms: tests.secureRooms.value,
  counsel: { first: tests.counselFirst.value, year: tests.counselYearly.value },
  own: ownEffort.value,
  beside: besideAuditor.value,
  inUse: inUseShare.value,
  heads: headsOfSize,
  seats: groupsOfSeat,
};
