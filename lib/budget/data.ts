import * as time from '@/content/budget/audit-time';
import { clearanceCharges, ddtcFee } from '@/content/budget/authorities';
import { firstFee, oasisFee, yearlyFee } from '@/content/budget/certificate-fees';
import { maxHeadcount } from '@/content/budget/certification-tables';
import * as cmmc from '@/content/budget/cmmc';
import {
  type BudgetCondition,
  extraFigureConditions,
  noInvoiceConditions,
  openConditions,
} from '@/content/budget/conditions';
import { headcountOfSize, inUseShare, staffEffort, staffPerAuditor } from '@/content/budget/own-days';
import { groupsOfSeat, rates, specialistShare, specialists } from '@/content/budget/rates';
import * as tests from '@/content/budget/tests';
import {
  type ByPeople,
  ceProducts,
  clearanceStates,
  type Fraction,
  type IntegerRange,
} from '@/content/budget/types';
import type { BillRule, BudgetData, BudgetNote } from './types';

const mapValues = <K extends string, V, W>(record: Readonly<Record<K, V>>, of: (value: V, key: K) => W) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, of(value as V, key as K)])) as Record<
    K,
    W
  >;
const unwrap = <V>({ value }: { value: V }): V => value;

const fraction = ({ value: { numerator, denominator } }: { value: Fraction }) =>
  [numerator, denominator] as const;

const toNotes = <Id extends string>(when: Readonly<Record<Id, BudgetCondition>>) =>
  Object.entries<BudgetCondition>(when).map(
    ([id, { of, tag }]): BudgetNote<Id> =>
      tag ? [id as Id, of ?? null, tag] : of ? [id as Id, of] : [id as Id],
  );

/** Returns one price for every headcount. */
const samePrice = (price: IntegerRange): ByPeople<IntegerRange> => [[maxHeadcount, price]];
const firstThreeYears = [1, 2, 3] as const;
const yearsTwoAndThree = [2, 3] as const;

/** Invoices in addition to the audits. State charges for a clearance are separate: no home country of the planner has a known charge. */
const bills: BudgetData['bills'] = [
  { kind: 'penetration-test', of: 'iso27001', years: firstThreeYears, price: tests.penetrationTest.value },
  {
    kind: 'assessor',
    of: 'cmmc',
    tag: 'l2_c3pao',
    body: 1,
    years: [1, 4],
    currency: 'USD',
    price: cmmc.assessorPrice.value,
  },
  {
    kind: 'cloud',
    of: 'cmmc',
    tag: 'level-2',
    years: firstThreeYears,
    currency: 'USD',
    price: samePrice(cmmc.cloudLicense.value),
    users: [...cmmc.cloudUserShare.value, cmmc.fewestCloudUsers.value],
  },
  {
    kind: 'monitoring',
    of: 'cmmc',
    tag: 'level-2',
    years: firstThreeYears,
    currency: 'USD',
    price: cmmc.monitoringPrice.value,
  },
  ...(
    [
      [[1], ddtcFee.first],
      [yearsTwoAndThree, ddtcFee.year],
    ] as const
  ).map(
    ([years, { value }]): BillRule => ({
      kind: 'ddtc',
      of: 'itar',
      tag: 'us-maker',
      body: 1,
      years,
      currency: 'USD',
      price: samePrice(value),
    }),
  ),
  { kind: 'counsel', of: 'itar', years: [1], price: tests.counselFirst.value },
  { kind: 'counsel', of: 'itar', years: yearsTwoAndThree, price: tests.counselYearly.value },
  { kind: 'rooms', of: 'nato-clearance', years: [1], price: tests.secureRooms.value },
  ...ceProducts.flatMap((product) =>
    tests.laboratoryTests[product].value.map(
      ({ price }, test): BillRule => ({
        kind: 'laboratory',
        of: 'ce-marking',
        tag: product,
        years: [1],
        currency: 'EUR',
        price: samePrice(price),
        test,
      }),
    ),
  ),
  {
    kind: 'product-changes',
    of: 'ce-marking',
    years: yearsTwoAndThree,
    currency: 'EUR',
    price: samePrice(tests.productChanges.value),
  },
];

/** The figures of the content, without their texts. */
export const budgetData: BudgetData = {
  tables: mapValues(time.tableOf, (table) => time.auditTables[table].value),
  share: mapValues(time.tableShare, unwrap<IntegerRange>),
  aqap: mapValues(time.aqapShare, unwrap<IntegerRange>),
  yearly: mapValues(time.yearlyShare, fraction),
  renewal: mapValues(time.recertificationShare, fraction),
  least: mapValues(time.minimumHalfDays, unwrap<number>),
  rates: mapValues(rates, ({ currency, value: day }, group) => ({
    currency,
    day,
    first: firstFee.value[group],
    year: yearlyFee.value[group],
  })),
  specialist: specialistShare.value,
  specialists,
  oasis: {
    first: oasisFee.first.value,
    yearly: oasisFee.year.value,
    renewal: oasisFee.recertification.value,
  },
  bills,
  free: clearanceStates.filter((state) => clearanceCharges[state].kind === 'none'),
  open: toNotes(openConditions),
  notInvoiced: toNotes(noInvoiceConditions),
  extraFigures: toNotes(extraFigureConditions),
  own: staffEffort.value,
  auditors: staffPerAuditor.value,
  inUse: inUseShare.value,
  heads: headcountOfSize,
  seats: groupsOfSeat,
};
