import { exampleBudget } from '@/content/budget/certification-tables';
import {
  blockWords,
  inAllWords,
  ownDaysWords,
  supportWords,
  budgetTableWords as words,
} from '@/content/budget/words';
import type { CertificationSlug } from '@/content/certifications/slugs';
import type { Text } from '@/content/text';
import { isWorded } from '../certainty/words';
import { formatRange } from '../figures/format';
import { fill } from '../text/fill';
import { sentenceCase } from '../text/sentence-case';
import { basisOf, leastSure } from './basis';
import { certificationBudget } from './certification';
import { days, sumsText } from './print';
import { sumsOf, untilThen, yearsAfter } from './totals';

/** What a certification costs in all at the example's rates, in words; nothing is added across the figures. */
export function inAll(slug: CertificationSlug, people: number = exampleBudget.heads) {
  const { support, sizes } = certificationBudget(slug);
  const size = sizes.find(({ heads }) => heads === people);
  const budget = size?.budgets.find(({ rate }) => rate === exampleBudget.rate);
  if (!size || !budget?.totals) throw new Error(`no budget of ${slug} for ${people} people`);
  const { totals, lines, input } = budget;
  return {
    support: formatRange(support),
    bills: sumsText(sumsOf(totals, untilThen)),
    days: days(size.ownDays.build),
    later: { bills: sumsText(sumsOf(totals, yearsAfter)), days: days(size.ownDays.later) },
    /** Blocks that somebody bills until the certificate, and how sure the least sure of these bills is. */
    blocks: untilThen.filter((block) => totals[block]).map((block) => blockWords[block].name),
    sure: leastSure(lines.filter(({ year }) => year === 1).flatMap((line) => basisOf(line, input))),
  };
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
export function threeFigures(slug: CertificationSlug): readonly [NamedFigure, NamedFigure, NamedFigure] {
  const { support, bills, days: own, blocks, sure } = inAll(slug);
  return [
    { term: supportWords.name, text: support, note: inAllWords.support },
    {
      term: inAllWords.bills,
      text: bills,
      note: [sentenceCase(blocks.join(', ').toLowerCase()), isWorded(sure) && `{sure:${sure}}`]
        .filter(Boolean)
        .join(' '),
    },
    {
      term: ownDaysWords.name,
      text: own,
      note: `${fill(inAllWords.until, { end: words.ends[slug] })} {sure:assumed}`,
    },
  ];
}
