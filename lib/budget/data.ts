import * as time from '@/content/budget/audit-time';
import { clearanceCharges, ddtcFee } from '@/content/budget/authorities';
import { firstFee, oasisFee, yearlyFee } from '@/content/budget/certificate-fees';
import { mostHeads } from '@/content/budget/certification-tables';
import * as cmmc from '@/content/budget/cmmc';
import { type BudgetCondition, besideWhen, noBillWhen, openWhen } from '@/content/budget/conditions';
import { besideAuditor, headsOfSize, inUseShare, ownEffort } from '@/content/budget/own-days';
import { groupsOfSeat, rates, specialistShare, specialists } from '@/content/budget/rates';
import * as tests from '@/content/budget/tests';
import { type ByHeads, ceProducts, clearanceStates, type Ends, type Fraction } from '@/content/budget/types';
import type { BillRule, BudgetData, BudgetNote } from './types';

const map = <K extends string, V, W>(record: Readonly<Record<K, V>>, of: (value: V, key: K) => W) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, of(value as V, key as K)])) as Record<
    K,
    W
  >;
const valued = <V>({ value }: { value: V }): V => value;

const fraction = ({ value: { numerator, denominator } }: { value: Fraction }) =>
  [numerator, denominator] as const;

const asides = <Id extends string>(when: Readonly<Record<Id, BudgetCondition>>) =>
  Object.entries<BudgetCondition>(when).map(
    ([id, { of, tag }]): BudgetNote<Id> =>
      tag ? [id as Id, of ?? null, tag] : of ? [id as Id, of] : [id as Id],
  );

/** One price for every head count. */
const always = (price: Ends): ByHeads<Ends> => [[mostHeads, price]];
const thrice = [1, 2, 3] as const;
const later = [2, 3] as const;

/** Bills beside the audits. What a state charges for a clearance is apart: no seat of the planner has such a price. */
const bills: BudgetData['bills'] = [
  { kind: 'penetration-test', of: 'iso27001', years: thrice, price: tests.penetrationTest.value },
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
    years: thrice,
    currency: 'USD',
    price: always(cmmc.cloudLicense.value),
    users: [...cmmc.cloudUserShare.value, cmmc.fewestCloudUsers.value],
  },
  {
    kind: 'monitoring',
    of: 'cmmc',
    tag: 'level-2',
    years: thrice,
    currency: 'USD',
    price: cmmc.monitoringPrice.value,
  },
  ...(
    [
      [[1], ddtcFee.first],
      [later, ddtcFee.year],
    ] as const
  ).map(
    ([years, { value }]): BillRule => ({
      kind: 'ddtc',
      of: 'itar',
      tag: 'us-maker',
      body: 1,
      years,
      currency: 'USD',
      price: always(value),
    }),
  ),
  { kind: 'counsel', of: 'itar', years: [1], price: tests.counselFirst.value },
  { kind: 'counsel', of: 'itar', years: later, price: tests.counselYearly.value },
  { kind: 'rooms', of: 'nato-clearance', years: [1], price: tests.secureRooms.value },
  ...ceProducts.flatMap((product) =>
    tests.laboratoryTests[product].value.map(
      ({ price }, test): BillRule => ({
        kind: 'laboratory',
        of: 'ce-marking',
        tag: product,
        years: [1],
        currency: 'EUR',
        price: always(price),
        test,
      }),
    ),
  ),
  {
    kind: 'product-changes',
    of: 'ce-marking',
    years: later,
    currency: 'EUR',
    price: always(tests.productChanges.value),
  },
];

/** The content's figures without their words. */
export const budgetData: BudgetData = {
  tables: map(time.tableOf, (table) => time.auditTables[table].value),
  share: map(time.tableShare, valued<Ends>),
  aqap: map(time.aqapShare, valued<Ends>),
  yearly: map(time.yearlyShare, fraction),
  renewal: map(time.recertificationShare, fraction),
  least: map(time.leastHalfDays, valued<number>),
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
    yearly: oasisFee.year.value,
    renewal: oasisFee.recertification.value,
  },
  bills,
  free: clearanceStates.filter((state) => clearanceCharges[state].kind === 'none'),
  open: asides(openWhen),
  noBill: asides(noBillWhen),
  beside: asides(besideWhen),
  own: ownEffort.value,
  auditors: besideAuditor.value,
  inUse: inUseShare.value,
  heads: headsOfSize,
  seats: groupsOfSeat,
};
