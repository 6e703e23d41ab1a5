import type { Ends, FactorId, RateGroup } from '@/content/budget/types';
import { outward, plus } from './arithmetic';
import { type AuditSpan, type AuditTime, auditsOf, type Visit, visitsOf } from './audits';
import type { BudgetData, BudgetInput, BudgetLine, Factor } from './types';

/** One factor of a line. */
export const factor = (what: FactorId, [min, max]: Ends): Factor => ({ what, min, max });

/** The years of a certificate, each with its block, its audit and its fees. */
const years = [
  { year: 1, block: 'body', span: 'first', fee: 'first', oasis: 'first' },
  { year: 2, block: 'later', span: 'yearly', fee: 'year', oasis: 'year' },
  { year: 3, block: 'later', span: 'yearly', fee: 'year', oasis: 'year' },
  { year: 4, block: 'recertification', span: 'renewal', fee: 'year', oasis: 'renewal' },
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

const alone = (audit: AuditTime, span: AuditSpan): Visit => ({
  audits: [audit],
  halves: audit[span],
  apart: audit[span][0],
});

/** Bills of the bodies that audit: those of the plan over its years, and those that run already. */
export function auditLines(data: BudgetData, input: BudgetInput, rate: RateGroup): BudgetLine[] {
  const audits = auditsOf(data, input);
  const fresh = audits.filter((audit) => audit.fresh);
  const slugs = fresh.map(({ slug }) => slug);
  const running = audits.filter((audit) => !audit.fresh && audit.first[1] > 0);
  return years.flatMap(({ year, block, span, fee, oasis }): BudgetLine[] => {
    const visits = visitsOf(data, audits, span, input.integrated);
    const joined = visits.reduce((sum, visit) => sum + visit.audits.length - 1, 0);
    const later = year === 2 || year === 3 ? running : [];
    const as9100d = ['as9100d'] as const;
    return [
      ...visits.map((visit) => ({
        block,
        year,
        kind: 'audit' as const,
        of: visit.audits.map(({ slug }) => slug),
        ...auditPrice(data, rate, visit, span),
      })),
      ...(slugs.length > 0
        ? [
            {
              block,
              year,
              kind: 'certificate' as const,
              of: slugs,
              ...feePrice(data, rate, [slugs.length - joined, slugs.length], fee),
            },
          ]
        : []),
      ...(slugs.includes('as9100d')
        ? [{ block, year, kind: 'oasis' as const, of: as9100d, ...oasisPrice(data, oasis) }]
        : []),
      ...later.flatMap((audit): BudgetLine[] => [
        {
          block: 'running',
          year,
          kind: 'audit',
          of: [audit.slug],
          ...auditPrice(data, rate, alone(audit, span), span),
        },
        ...(audit.slug === 'as9100d'
          ? [
              {
                block: 'running' as const,
                year,
                kind: 'oasis' as const,
                of: as9100d,
                ...oasisPrice(data, oasis),
              },
            ]
          : []),
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
  const [least, most] = data.beside;
  return [Math.floor((low * least) / 2), Math.ceil((high * most) / 2)];
}
