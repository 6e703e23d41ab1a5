import type { AuditedSlug, BlockId, Ends, FactorId, RateGroup } from '@/content/budget/types';
import { outward, plus } from './arithmetic';
import { type AuditSpan, auditsOf, blockOf, type Visit, visitsOf } from './audits';
import type { BudgetData, BudgetInput, BudgetLine, Factor } from './types';

/** One factor of a line. */
export const factor = (what: FactorId, [min, max]: Ends): Factor => ({ what, min, max });

/** The audit of each year of a certificate. */
const spans = ['first', 'yearly', 'yearly', 'renewal'] as const;

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
function feePrice(data: BudgetData, rate: RateGroup, count: Ends, span: AuditSpan): Amount {
  const { currency, first, year } = data.rates[rate];
  const each = span === 'first' ? first : year;
  return {
    currency,
    min: count[0] * each[0],
    max: count[1] * each[1],
    factors: [factor('certificates', count), factor('fee', each)],
  };
}

const oasisPrice = (data: BudgetData, span: AuditSpan): Amount => ({
  currency: 'USD',
  min: data.oasis[span],
  max: data.oasis[span],
  factors: [],
});

/** Bills of the bodies that audit: those of the plan over its years, and those that run already. */
export function auditLines(data: BudgetData, input: BudgetInput, rate: RateGroup): BudgetLine[] {
  const audits = auditsOf(data, input);
  const slugs = audits.filter(({ fresh }) => fresh).map(({ slug }) => slug);
  return spans.flatMap((span, index) => {
    const year = (index + 1) as BudgetLine['year'];
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
      of.includes('as9100d') ? [line('oasis', ['as9100d'], oasisPrice(data, span), block)] : [];
    const running = span === 'yearly' ? audits.filter(({ fresh, first }) => !fresh && first[1] > 0) : [];
    return [
      ...visits.map((visit) => audit(visit)),
      ...(slugs.length > 0
        ? [line('certificate', slugs, feePrice(data, rate, [slugs.length - joined, slugs.length], span))]
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
