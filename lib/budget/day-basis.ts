import type { IntegerRange } from '@/content/budget/types';
import type { CertificationSlug } from '@/content/certifications/slugs';
import { fill } from '@/lib/text/fill';
import type { BudgetCopy } from './budget-copy';
import { formatDays, range } from './print';
import type { InternalEffort } from './types';

const inDays = ([min, max]: IntegerRange) => range([min / 100, max / 100]);

type CertificationDays = NonNullable<InternalEffort['of'][CertificationSlug]>;

/** Returns the calculation of a certification's days, for example "12–25 days, and 0.3–0.6 for each of 30 people in scope". */
export function dayBasis(
  { setup: { fixed, perHead }, left }: CertificationDays,
  heads: number,
  { ownDays }: BudgetCopy,
) {
  const template = perHead[1] > 0 ? ownDays.perHead : ownDays.fixed;
  const text = fill(template, { fixed: inDays(fixed), each: inDays(perHead), heads });
  return left ? `${text}; ${fill(ownDays.left, { percent: range(left) })}` : text;
}

/** Returns the calculation of the days in years 2 and 3: each certification and the auditors, per year. */
export function laterBasis({ of, auditors }: InternalEffort, { ownDays, names }: BudgetCopy): string {
  const yearly = (name: string, ends: IntegerRange) => fill(ownDays.yearly, { name, days: formatDays(ends) });
  return [
    ...Object.entries(of).map(([slug, one]) => yearly(names[slug as CertificationSlug], one.yearly)),
    ...(auditors.yearly[1] > 0 ? [yearly(ownDays.auditors, auditors.yearly)] : []),
  ].join('; ');
}
