import { certificationBySlug } from '@/content/certifications';
import { type CertificationSlug, certificationSlugs } from '@/content/certifications/slugs';
import { ukrainianPage } from '@/content/page-copy/ukrainian';
import type { BuyerCode } from '@/content/planner/codes';
import type { Text } from '@/content/text';
import { formatNumbers } from '../figures/format';
import { networkMap, verdictOf } from '../network/data';
import { networkResults } from '../network/results';
import { fill } from '../text/fill';

const { buyers: copy } = ukrainianPage;

const nameOf = (slug: CertificationSlug) => `{en:${certificationBySlug[slug].title}}`;
const networkBuyers = Object.values(networkMap.lines).flat();

/** A row of the table: what the map of buyers says on a drone maker. */
export interface BuyerTableRow {
  code: BuyerCode;
  buyer: Text;
  planned: Text;
  ask: Text;
  months: string;
  support: string;
}

/** Returns the answer for a buyer in Ukrainian. Throws if the map has no such buyer. */
function rowOf(code: BuyerCode, name: string): BuyerTableRow {
  const result = networkResults.find(({ buyer, product }) => buyer === code && product === 'drones');
  const href = networkBuyers.find((buyer) => buyer.code === code)?.href;
  if (!result || !href) throw new Error(`the map of buyers has no buyer "${code}"`);
  const verdicts = certificationSlugs.map((slug) => [slug, verdictOf(result, slug, copy)] as const);
  const list = (state: 'planned' | 'ask', print: (slug: CertificationSlug, word: string) => Text) =>
    verdicts
      .filter(([, [marker]]) => marker === state)
      .map(([slug, [, word]]) => print(slug, word))
      .join(', ') || copy.none;
  const [minMonths, maxMonths] = result.total.months;
  const [minUsd, maxUsd] = result.total.usd;
  return {
    code,
    buyer: `[${name}](${href})`,
    planned: list('planned', (slug, word) =>
      word === copy.verdicts.needed ? nameOf(slug) : fill(copy.stop, { name: nameOf(slug), word }),
    ),
    ask: list('ask', nameOf),
    months: formatNumbers({ min: minMonths, max: maxMonths }, 'uk'),
    support: formatNumbers({ min: minUsd, max: maxUsd }, 'uk'),
  };
}

/** The rows of the table, in the order of its copy. */
export const buyerTableRows: readonly BuyerTableRow[] = (
  Object.entries(copy.names) as [BuyerCode, string][]
).map(([code, name]) => rowOf(code, name));

/** The conditions of the certifications that at least one of these buyers may ask for. */
export const askConditions: Text = fill(copy.conditions, {
  list: certificationSlugs
    .filter((slug) => buyerTableRows.some(({ ask }) => ask.includes(nameOf(slug))))
    .map((slug) => fill(copy.condition, { name: nameOf(slug), word: copy.questions[slug] }))
    .join(', '),
});
