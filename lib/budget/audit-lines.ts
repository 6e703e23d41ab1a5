import type { AuditedSlug, BlockId, Ends, FactorId, RateGroup } from '@/content/budget/types';
import { outward, plus } from './arithmetic';
import { type AuditSpan, auditsOf, blockOf, type Visit, visitsOf } from './audits';
import type { BudgetData, BudgetInput, BudgetLine, Factor } from './types';

/** One factor of a line. */
export const factor = (what: FactorId, [min, max]: Ends): Factor => ({ what, min, max });

/** The years of a certificate, each with its audit and its fees. */
const years = [
  { year: 1, span: 'first', fee: 'first', oasis: 'first' },
  { year: 2, span: 'yearly', fee: 'year', oasis: 'year' },
  { year: 3, span: 'yearly', fee: 'year', oasis: 'year' },
  { year: 4, span: 'renewal', fee: 'year', oasis: 'renewal' },
] as const;

type Amount = Pick<BudgetLine, 'currency' | 'min' | 'max' | 'factors'>;

/**
 * Price of a visit. Its upper end adds the certifications' own, each rounded outward, because their auditors' rates
 * differ; its lower end takes the days that joining leaves.
 */
function auditPrice(
  data: BudgetData,
  rate: RateGroup,
  { audits, halves, apart }: Visit,
  span: AuditSpan,
): Amount {
  const { currency, day } = data.rates[rate];
  const dearer = audits.filter(({ slug }) => data.specialists.includes(slug));
  const upper = audits.map(
    (audit) =>
      outward(0, audit[span][1] * day[1] * (dearer.includes(audit) ? data.specialist[1] : 100), 200)[1],
  );
  return {
    currency,
    min: outward(halves[0] * day[0], 0, 2)[0],
    max: upper.reduce((sum, most) => sum + most, 0),
    factors: [
      factor('days', [halves[0] / 2, halves[1] / 2]),
      ...(apart === halves[0] ? [] : [factor('saved', [apart / 2, apart / 2])]),
      factor('rate', day),
      ...(dearer.length > 0 ? [factor('specialist', data.specialist)] : []),
    ],
  };
}

/** One certificate for each, or at the least one for what is audited together. */
function feePrice(data: BudgetData, rate: RateGroup, count: Ends, fee: 'first' | 'year'): Amount {
  const { currency, [fee]: each } = data.rates[rate];
  return {
    currency,
    min: count[0] * each[0],
    max: count[1] * each[1],
    factors: [factor('certificates', count), factor('fee', each)],
  };
}

const oasisPrice = (data: BudgetData, kind: keyof BudgetData['oasis']): Amount => ({
  currency: 'USD',
  min: data.oasis[kind],
  max: data.oasis[kind],
  factors: [],
});

/** Bills of the bodies that audit: those of the plan over its years, and those that run already. */
export function auditLines(data: BudgetData, input: BudgetInput, rate: RateGroup): BudgetLine[] {
  const audits = auditsOf(data, input);
  const slugs = audits.filter(({ fresh }) => fresh).map(({ slug }) => slug);
  return years.flatMap(({ year, span, fee, oasis }) => {
    const visits = visitsOf(data, audits, span, input.integrated);
    const joined = visits.reduce((sum, visit) => sum + visit.audits.length - 1, 0);
    const line = (
      kind: BudgetLine['kind'],
      of: BudgetLine['of'],
      amount: Amount,
      block = blockOf(year),
    ): BudgetLine => ({ block, year, kind, of, ...amount });
    const audit = (visit: Visit, block?: BlockId) =>
      line(
        'audit',
        visit.audits.map(({ slug }) => slug),
        auditPrice(data, rate, visit, span),
        block,
      );
    const listed = (of: readonly AuditedSlug[], block?: BlockId) =>
      of.includes('as9100d') ? [line('oasis', ['as9100d'], oasisPrice(data, oasis), block)] : [];
    const running = span === 'yearly' ? audits.filter(({ fresh, first }) => !fresh && first[1] > 0) : [];
    return [
      ...visits.map((visit) => audit(visit)),
      ...(slugs.length > 0
        ? [line('certificate', slugs, feePrice(data, rate, [slugs.length - joined, slugs.length], fee))]
        : []),
      ...listed(slugs),
      ...running.flatMap((one) => [
        audit({ audits: [one], halves: one[span], apart: one[span][0] }, 'running'),
        ...listed([one.slug], 'running'),
      ]),
    ];
  });
}

/** Own days beside the auditors, at the first audit and in each later year. */
export function auditorDays(data: BudgetData, input: BudgetInput, span: AuditSpan): Ends {
  const [low, high] = visitsOf(data, auditsOf(data, input), span, input.integrated).reduce<Ends>(
    (sum, { halves }) => plus(sum, halves),
    [0, 0],
  );
  const [least, most] = data.auditors;
  return [Math.floor((low * least) / 2), Math.ceil((high * most) / 2)];
}
