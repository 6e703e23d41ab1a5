import { exampleBudget, tableHeads } from '@/content/budget/certification-tables';
import type { Currency, Ends } from '@/content/budget/types';
import {
  blockWords,
  inAllWords,
  ownDaysWords,
  supportWords,
  budgetTableWords as words,
} from '@/content/budget/words';
import type { CertificationSlug } from '@/content/certifications/slugs';
import type { Text } from '@/content/text';
import { hasCertaintyLabel } from '../certainty/certainty-labels';
import { formatRange } from '../figures/format';
import { fill } from '../text/fill';
import { sentenceCase } from '../text/sentence-case';
import { basisOf, lowestCertainty } from './basis';
import { certificationBudget } from './certification';
import { days, sumsText } from './print';
import { blocksAfterCertificate, blocksUntilCertificate, sumsOf } from './totals';

/** What a certification costs in all at the example's rates, in words; nothing is added across the figures. */
export function totalCost(slug: CertificationSlug, people: number = exampleBudget.heads) {
  const { support, sizes } = certificationBudget(slug);
  const size = sizes.find(({ heads }) => heads === people);
  const budget = size?.budgets.find(({ rate }) => rate === exampleBudget.rate);
  if (!size || !budget?.totals) throw new Error(`no budget of ${slug} for ${people} people`);
  const { totals, lines, input } = budget;
  const sums = sumsOf(totals, blocksUntilCertificate);
  return {
    support: formatRange(support),
    sums,
    bills: sumsText(sums),
    days: days(size.ownDays.build),
    later: { bills: sumsText(sumsOf(totals, blocksAfterCertificate)), days: days(size.ownDays.later) },
    /** Blocks that somebody bills until the certificate, and how sure the least sure of these bills is. */
    blocks: blocksUntilCertificate.filter((block) => totals[block]).map((block) => blockWords[block].name),
    sure: lowestCertainty(lines.filter(({ year }) => year === 1).flatMap((line) => basisOf(line, input))),
  };
}

/** What others bill until the certificate, from the least of the smallest company to the most of the largest. */
export function billsOfAllSizes(slug: CertificationSlug): string {
  const [{ sums: small }, { sums: large }] = [totalCost(slug, tableHeads[0]), totalCost(slug, tableHeads[3])];
  const entries = Object.entries(large) as [Currency, Ends][];
  return sumsText(
    Object.fromEntries(entries.map(([unit, [, most]]) => [unit, [small[unit]?.[0] ?? 0, most]])),
  );
}

/** A figure with its name and the line under it, as `Terms` prints it. */
interface NamedFigure {
  term: Text;
  text: Text;
  note: Text;
}

/**
 * The three figures of a certification for 30 people, side by side and never one sum: our support, other people's bills
 * and own days until the certificate.
 */
export function costSummary(slug: CertificationSlug): readonly [NamedFigure, NamedFigure, NamedFigure] {
  const { support, bills, days: own, blocks, sure } = totalCost(slug);
  return [
    { term: supportWords.name, text: support, note: inAllWords.support },
    {
      term: inAllWords.bills,
      text: bills,
      note: [sentenceCase(blocks.join(', ').toLowerCase()), hasCertaintyLabel(sure) && `{sure:${sure}}`]
        .filter(Boolean)
        .join(' '),
    },
    {
      term: ownDaysWords.name,
      text: own,
      note: `${fill(inAllWords.until, { end: words.ends[slug] })} {sure:our-estimate}`,
    },
  ];
}
