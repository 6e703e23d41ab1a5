import { assessorPrice, departmentEstimate } from '@/content/budget/cmmc';
import type { ExtraFigureId, LineKind } from '@/content/budget/copy';
import {
  blockCopy,
  budgetDrawingCopy,
  costLineCopy,
  extraFigureCopy,
  factorCopy,
  internalEffortCopy,
  noFigureCopy,
  noInvoiceCopy,
  supportCopy,
} from '@/content/budget/copy';
import { type Rate, rates } from '@/content/budget/rates';
import { notifiedBody, retestPrice } from '@/content/budget/tests';
import type { IntegerRange, RateGroup } from '@/content/budget/types';
import { certificationBySlug } from '@/content/certifications';
import { type CertificationSlug, certificationSlugs } from '@/content/certifications/slugs';
import { certaintyLabel } from '../certainty/certainty-labels';
import { fill } from '../text/fill';
import { basisOf, lowestCertainty } from './basis';
import { fullBudget } from './certification';
import { money } from './print';
import type { BudgetInput } from './types';

/** Inputs that together produce every kind of invoice. */
const samples: readonly BudgetInput[] = [
  { heads: 30, rate: 'us', wanted: certificationSlugs, usMaker: true },
  { heads: 30, rate: 'us', wanted: ['cmmc'], cmmc: 'l2_c3pao' },
  { heads: 30, rate: 'east', wanted: ['nato-clearance'], clearance: { state: 'PL' } },
  { heads: 30, rate: 'west', wanted: ['nato-clearance'], clearance: { state: 'FI' } },
];

const bases = samples.flatMap((input) =>
  fullBudget(input).lines.map((line) => [line.kind, basisOf(line, input)] as const),
);

const certaintyOf = (kind: LineKind) =>
  lowestCertainty(bases.flatMap(([other, basis]) => (other === kind ? basis : [])));

/** Returns the certainty label of an invoice; undefined if its amount was read in its source. */
const billLabel = (kind: LineKind) => certaintyLabel(certaintyOf(kind));

const { upTo } = budgetDrawingCopy;
const dollars = (value: number | IntegerRange) =>
  money(typeof value === 'number' ? [value, value] : value, 'USD');
const { l1_self: l1, l2_self: self, l2_c3pao: assessed } = departmentEstimate;

/** Amounts of the optional costs; costs without an entry have only a sentence. */
const optionalAmounts: Readonly<Partial<Record<ExtraFigureId, string>>> = {
  assessor: assessorPrice.value
    .map(([people, sum]) => fill(upTo, { amount: money(sum, 'USD'), people }))
    .join(', '),
  'department-l1_self': dollars(l1.value.first),
  'department-l2_self': dollars(self.value.threeYears),
  'department-l2_c3pao': dollars(assessed.value.threeYears),
  retest: money(retestPrice.value, 'EUR'),
  'notified-body': money(notifiedBody.machinery.value, 'EUR'),
};

const byKey = <K extends string, V>(keys: readonly K[], value: (key: K) => V) =>
  Object.fromEntries(keys.map((key) => [key, value(key)])) as Readonly<Record<K, V>>;

/** All texts of the budget chart, as plain data: the planner loads them as JSON. */
export const budgetCopy = {
  ...budgetDrawingCopy,
  blocks: blockCopy,
  support: supportCopy,
  ownDays: internalEffortCopy,
  lines: costLineCopy,
  factors: factorCopy,
  opens: noFigureCopy,
  noBill: noInvoiceCopy,
  extraFigures: byKey(Object.keys(extraFigureCopy) as ExtraFigureId[], (id) =>
    [extraFigureCopy[id], optionalAmounts[id]].filter(Boolean).join(': '),
  ),
  certainty: byKey(Object.keys(costLineCopy) as LineKind[], billLabel),
  names: byKey<CertificationSlug, string>(certificationSlugs, (slug) => certificationBySlug[slug].title),
  /** Names of the rate groups, without the home country, which the plan prints already. */
  groups: byKey(Object.keys(rates) as RateGroup[], (group) => {
    const { name, nameInCountry = name }: Rate = rates[group];
    return nameInCountry;
  }),
};
/** Texts of a budget, sent to the browser with the words of the planner. */
export type BudgetCopy = typeof budgetCopy;
