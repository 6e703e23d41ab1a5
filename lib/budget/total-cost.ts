import { exampleBudget, tableHeadcounts } from '@/content/budget/certification-tables';
import {
  blockCopy,
  blockNamesInSentence,
  internalEffortCopy,
  supportCopy,
  totalCostCopy,
  budgetTableCopy as words,
} from '@/content/budget/copy';
import type { Currency, IntegerRange } from '@/content/budget/types';
import type { CertificationSlug } from '@/content/certifications/slugs';
import type { Text } from '@/content/text';
import { withCertainty } from '../certainty/certainty-labels';
import { formatRange } from '../figures/format';
import { fill } from '../text/fill';
import { basisOf, lowestCertainty } from './basis';
import { certificationBudget } from './certification';
import { formatDays, sumsText } from './print';
import { blocksAfterCertificate, blocksUntilCertificate, sumsOf } from './totals';

/** Returns the total cost of a certification at the example's rates, as texts; support, invoices and days are not added up. */
export function totalCost(slug: CertificationSlug, people: number = exampleBudget.heads) {
  const { support, sizes } = certificationBudget(slug);
  const size = sizes.find(({ heads }) => heads === people);
  const budget = size?.budgets.find(({ rate }) => rate === exampleBudget.rate);
  if (!size || !budget?.totals) throw new Error(`no budget for ${slug} with ${people} people`);
  const { totals, lines, input } = budget;
  const sums = sumsOf(totals, blocksUntilCertificate);
  return {
    support: formatRange(support),
    /** Our support in US dollars. */
    supportRange: [support.min, support.max] as IntegerRange,
    sums,
    bills: sumsText(sums),
    days: formatDays(size.ownDays.build),
    /** The staff days until the certificate. */
    staffDays: size.ownDays.build,
    later: { bills: sumsText(sumsOf(totals, blocksAfterCertificate)), days: formatDays(size.ownDays.later) },
    /** The blocks with invoices until the certificate, and the lowest certainty of these invoices. */
    blocks: blocksUntilCertificate.filter((block) => totals[block]),
    sure: lowestCertainty(lines.filter(({ year }) => year === 1).flatMap((line) => basisOf(line, input))),
  };
}

/** Returns the third-party invoices until the certificate, from the minimum of the smallest company to the maximum of the largest. */
export function invoiceRange(slug: CertificationSlug): string {
  const [{ sums: small }, { sums: large }] = [
    totalCost(slug, tableHeadcounts[0]),
    totalCost(slug, tableHeadcounts[3]),
  ];
  const entries = Object.entries(large) as [Currency, IntegerRange][];
  return sumsText(
    Object.fromEntries(entries.map(([unit, [, most]]) => [unit, [small[unit]?.[0] ?? 0, most]])),
  );
}

/** A figure with its name and note, in the shape that `Terms` renders. */
type NamedFigure = Readonly<Record<'term' | 'text' | 'note', Text>>;

/**
 * Returns the three figures of a certification for 30 people, which are never added up: our support, third-party invoices
 * and internal days until the certificate.
 */
export function costSummary(slug: CertificationSlug): readonly [NamedFigure, NamedFigure, NamedFigure] {
  const { support, bills, days: ownDays, blocks, sure } = totalCost(slug);
  const names = blocks.map((block, index) =>
    index === 0 ? blockCopy[block].name : blockNamesInSentence[block],
  );
  const end = { end: words.ends[slug] };
  return [
    { term: supportCopy.name, text: support, note: totalCostCopy.support },
    {
      term: totalCostCopy.bills,
      text: bills,
      note: withCertainty(names.join(', '), sure),
    },
    {
      term: internalEffortCopy.name,
      text: ownDays,
      note: withCertainty(fill(totalCostCopy.until, end), 'our-estimate'),
    },
  ];
}
