import type { AqapCase, AuditedSlug, BlockId, IntegerRange } from '@/content/budget/types';
import { byHeadcount, shareOfHalfDays } from './arithmetic';
import type { BudgetData, BudgetInput, BudgetLine } from './types';

/** Duration of one audit, in half days. */
export interface AuditTime {
  slug: AuditedSlug;
  /** Whether the certificate does not exist yet, so that its invoices belong to the plan. */
  fresh: boolean;
  first: IntegerRange;
  yearly: IntegerRange;
  renewal: IntegerRange;
}

/** The kind of audit in each year of a certificate. */
export const auditSpans = ['first', 'yearly', 'yearly', 'renewal'] as const;
export type AuditSpan = (typeof auditSpans)[number];

/** Returns the wanted certifications that have no certificate yet. */
export const certificationsToObtain = ({ wanted, held }: BudgetInput) =>
  wanted.filter((slug) => held?.[slug] !== 'certified');

/** Returns the block of an invoice, by its year and by whether it is for a test or tool. */
export const blockOf = (year: BudgetLine['year'], tool?: boolean): BlockId =>
  tool
    ? year === 1
      ? 'tests'
      : 'later-tests'
    : year === 1
      ? 'body'
      : year === 4
        ? 'recertification'
        : 'later';

/** Returns what an AQAP 2110 audit builds on: an existing certificate, one from the same plan, or none. */
export function aqapCase({ wanted, held }: BudgetInput): AqapCase {
  const base = ['iso9001', 'as9100d'] as const;
  if (base.some((slug) => held?.[slug] === 'certified')) return 'held';
  return base.some((slug) => wanted.includes(slug)) ? 'together' : 'alone';
}

/** Returns the audits of the plan and of the existing certificates, in table order. */
export function auditsOf(data: BudgetData, input: BudgetInput): AuditTime[] {
  const { heads, held } = input;
  const fresh = new Set(certificationsToObtain(input));
  const has = (slug: AuditedSlug) => fresh.has(slug) || held?.[slug] === 'certified';
  const aqap = aqapCase(input);

  return (Object.keys(data.tables) as AuditedSlug[]).filter(has).map((slug) => {
    const table = byHeadcount(data.tables[slug], heads);
    const [low, high] = slug === 'aqap2110' ? data.aqap[aqap] : data.share[slug];
    // AS9100D contains ISO 9001, so the ISO 9001 certificate costs only its fee.
    const isContained = slug === 'iso9001' && has('as9100d');
    const first: IntegerRange = isContained
      ? [0, 0]
      : [shareOfHalfDays(table, [low, 100]), shareOfHalfDays(table, [high, 100])];
    const minimum = isContained ? 0 : data.least[slug === 'aqap2110' ? slug : 'default'];
    const shareOfFirst = (of: BudgetData['yearly']): IntegerRange => {
      const fraction = of[slug === 'as9100d' ? slug : 'default'];
      return [
        Math.max(minimum, shareOfHalfDays(first[0], fraction)),
        Math.max(minimum, shareOfHalfDays(first[1], fraction)),
      ];
    };
    return {
      slug,
      fresh: fresh.has(slug),
      first,
      yearly: shareOfFirst(data.yearly),
      renewal: shareOfFirst(data.renewal),
    };
  });
}
