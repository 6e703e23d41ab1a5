import type { AqapCase, AuditedSlug, BlockId, Ends } from '@/content/budget/types';
import { byHeadcount, shareOfHalfDays } from './arithmetic';
import type { BudgetData, BudgetInput, BudgetLine } from './types';

/** Time of one audit in half days. */
export interface AuditTime {
  slug: AuditedSlug;
  /** Not held yet: its bills belong to the plan. */
  fresh: boolean;
  first: Ends;
  yearly: Ends;
  renewal: Ends;
}

/** The audit of each year of a certificate. */
export const auditSpans = ['first', 'yearly', 'yearly', 'renewal'] as const;
export type AuditSpan = (typeof auditSpans)[number];

/** What is wanted and not certified yet. */
export const certificationsToObtain = ({ wanted, held }: BudgetInput) =>
  wanted.filter((slug) => held?.[slug] !== 'certified');

/** Block of a year's bill: of a body, or of a tool. */
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

/** What an AQAP 2110 audit stands on: a certificate that is held, one of the same plan, or none. */
export function aqapCase({ wanted, held }: BudgetInput): AqapCase {
  const base = ['iso9001', 'as9100d'] as const;
  if (base.some((slug) => held?.[slug] === 'certified')) return 'held';
  return base.some((slug) => wanted.includes(slug)) ? 'together' : 'alone';
}

/** Audits of the plan and of the certificates that are held, in the order of the tables. */
export function auditsOf(data: BudgetData, input: BudgetInput): AuditTime[] {
  const { heads, held } = input;
  const fresh = new Set(certificationsToObtain(input));
  const has = (slug: AuditedSlug) => fresh.has(slug) || held?.[slug] === 'certified';
  const aqap = aqapCase(input);

  return (Object.keys(data.tables) as AuditedSlug[]).filter(has).map((slug) => {
    const table = byHeadcount(data.tables[slug], heads);
    const [low, high] = slug === 'aqap2110' ? data.aqap[aqap] : data.share[slug];
    // AS9100D contains ISO 9001, whose certificate then costs its fee alone.
    const none = slug === 'iso9001' && has('as9100d');
    const first: Ends = none
      ? [0, 0]
      : [shareOfHalfDays(table, [low, 100]), shareOfHalfDays(table, [high, 100])];
    const least = none ? 0 : data.least[slug === 'aqap2110' ? slug : 'default'];
    const part = (of: BudgetData['yearly']): Ends => {
      const fraction = of[slug === 'as9100d' ? slug : 'default'];
      return [
        Math.max(least, shareOfHalfDays(first[0], fraction)),
        Math.max(least, shareOfHalfDays(first[1], fraction)),
      ];
    };
    return { slug, fresh: fresh.has(slug), first, yearly: part(data.yearly), renewal: part(data.renewal) };
  });
}
