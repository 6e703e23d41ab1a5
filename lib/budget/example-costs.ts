import { exampleBudget } from '@/content/budget/certification-tables';
import type { CertificationSlug } from '@/content/certifications/slugs';
import type { Locale } from '@/content/locales';
import { formatRangeIn } from '@/lib/figures/format-in';
import { addRanges } from './arithmetic';
import { certificationBudget } from './certification';
import { range, type Sums, sumsText } from './print';
import { blocksUntilCertificate, sumsOf } from './totals';

/** Word between two amounts. */
const conjunctions: Record<Locale, string> = { en: ' and ', uk: ' і ' };

/**
 * Returns third-party fees and staff days until the last of these certificates for a number of people, as the costs page
 * prints them by row.
 */
export function exampleCosts(
  slugs: readonly CertificationSlug[],
  locale: Locale = 'en',
  people: number = exampleBudget.heads,
): { fees: string; staffDays: string } {
  const sizes = slugs.flatMap((slug) => {
    const size = certificationBudget(slug).sizes.find(({ heads }) => heads === people);
    const totals = size?.budgets.find(({ rate }) => rate === exampleBudget.rate)?.totals;
    if (!size || !totals) throw new Error(`no budget for ${slug} with ${people} people`);
    return { sums: sumsOf(totals, blocksUntilCertificate), days: size.ownDays.build };
  });
  const sums: Sums = {};
  for (const size of sizes)
    for (const [currency, ends] of Object.entries(size.sums) as [keyof Sums, [number, number]][])
      sums[currency] = addRanges(sums[currency] ?? [0, 0], ends);
  return {
    fees: sumsText(sums, (range) => formatRangeIn(locale, range), conjunctions[locale]),
    staffDays: range(sizes.map(({ days }) => days).reduce((all, days) => addRanges(all, days))),
  };
}
