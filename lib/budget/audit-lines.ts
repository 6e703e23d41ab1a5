import type { FactorId } from '@/content/budget/copy';
import type { BlockId, IntegerRange, RateGroup } from '@/content/budget/types';
import { addRanges, roundOutward } from './arithmetic';
import { type AuditSpan, type AuditTime, auditSpans, auditsOf, blockOf } from './audits';
import type { BudgetData, BudgetInput, BudgetLine, CostFactor } from './types';

/** Creates one factor of a cost line. */
export const factor = (what: FactorId, [min, max]: IntegerRange): CostFactor => ({ what, min, max });

type Amount = Pick<BudgetLine, 'currency' | 'min' | 'max' | 'factors'>;

/** Returns the price of an audit, rounded outward; auditors for some standards cost more at the upper end. */
function auditPrice(
  data: BudgetData,
  rate: RateGroup,
  { slug, ...time }: AuditTime,
  span: AuditSpan,
): Amount {
  const { currency, day } = data.rates[rate];
  const [minTime, maxTime] = time[span];
  const isSpecialist = data.specialists.includes(slug);
  return {
    currency,
    min: roundOutward(minTime * day[0], 0, 2)[0],
    max: roundOutward(0, maxTime * day[1] * (isSpecialist ? data.specialist[1] : 100), 200)[1],
    factors: [
      factor('days', [minTime / 2, maxTime / 2]),
      factor('rate', day),
      ...(isSpecialist ? [factor('specialist', data.specialist)] : []),
    ],
  };
}

function feePrice(data: BudgetData, rate: RateGroup, count: number, span: AuditSpan): Amount {
  const { currency, first, year } = data.rates[rate];
  const unitFee = span === 'first' ? first : year;
  return {
    currency,
    min: count * unitFee[0],
    max: count * unitFee[1],
    factors: [factor('certificates', [count, count]), factor('fee', unitFee)],
  };
}

/** Returns the invoices of certification bodies: those of the plan over its years, and those for existing certificates. */
export function auditLines(data: BudgetData, input: BudgetInput, rate: RateGroup): BudgetLine[] {
  const audits = auditsOf(data, input);
  const planned = audits.filter(({ fresh }) => fresh);
  const slugs = planned.map(({ slug }) => slug);
  return auditSpans.flatMap((span, index) => {
    const year = (index + 1) as BudgetLine['year'];
    const oasis = { currency: 'USD', min: data.oasis[span], max: data.oasis[span], factors: [] } as const;
    const line = (kind: BudgetLine['kind'], of: BudgetLine['of'], amount: Amount, block: BlockId) => ({
      block,
      year,
      kind,
      of,
      ...amount,
    });
    const bills = (of: readonly AuditTime[], block: BlockId) =>
      of.flatMap((audit) => [
        ...(audit.first[1] > 0
          ? [line('audit', [audit.slug], auditPrice(data, rate, audit, span), block)]
          : []),
        ...(audit.slug === 'as9100d' ? [line('oasis', ['as9100d'], oasis, block)] : []),
      ]);
    const fee = feePrice(data, rate, slugs.length, span);
    const running = span === 'yearly' ? audits.filter(({ fresh }) => !fresh) : [];
    return [
      ...bills(planned, blockOf(year)),
      ...(slugs.length > 0 ? [line('certificate', slugs, fee, blockOf(year))] : []),
      ...bills(running, 'running'),
    ];
  });
}

/** Returns the staff days spent accompanying the auditors, for one audit of the given kind. */
export function daysWithAuditors(data: BudgetData, input: BudgetInput, span: AuditSpan): IntegerRange {
  const planned = auditsOf(data, input).filter(({ fresh, first }) => fresh && first[1] > 0);
  const [low, high] = planned.reduce<IntegerRange>((sum, audit) => addRanges(sum, audit[span]), [0, 0]);
  const [minTime, maxTime] = data.auditors;
  return [Math.floor((low * minTime) / 2), Math.ceil((high * maxTime) / 2)];
}
