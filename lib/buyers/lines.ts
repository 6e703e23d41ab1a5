import type { BuyerSlug } from '@/content/buyers/slugs';
import {
  type Buyer,
  type BuyerCertainty,
  type BuyerEntry,
  type BuyerFact,
  buyerCertainties,
  topicIds,
} from '@/content/buyers/types';
import { type FactId, facts } from '@/content/facts';
import type { Text } from '@/content/text';

/** A statement with what stands behind it; `rule` is its place in the register of rules. */
export type BuyerLine = BuyerFact & { rule?: FactId };

/** A fact's text runs on into the page's own sentence; a line that stands alone needs a period. */
const sentence = (text: string) => (/[.?!]$/.test(text) ? text : `${text}.`);

/** A statement as a line of a buyer's page: a fact of the site is read from its record. */
export function lineOf(entry: BuyerEntry): BuyerLine {
  if (!('fact' in entry)) return entry;
  const { text, certainty, sources, checked, lane, do: next } = facts[entry.fact];
  const rule = lane && { rule: entry.fact };
  return certainty === 'known'
    ? { text: sentence(text), certainty, checked, ask: next, ...rule }
    : { text: sentence(text), certainty, checked, sources, ...rule };
}

/** Every line of a buyer's page that carries a certainty: statements by topic, then marks. */
export const evidenceOf = ({ topics, marks }: Buyer) => [
  ...topicIds.flatMap((id) => topics[id].facts.map(lineOf)),
  ...marks,
];

/** Number of lines of a page by certainty. */
export function certaintyCounts(buyer: Buyer): Record<BuyerCertainty, number> {
  const all = evidenceOf(buyer);
  return Object.fromEntries(
    buyerCertainties.map((certainty) => [
      certainty,
      all.filter((line) => line.certainty === certainty).length,
    ]),
  ) as Record<BuyerCertainty, number>;
}

/** Lines of a page that are not confirmed, each with whom to ask; a mark comes before what it needs. */
export const openLinesOf = ({ topics, marks }: Buyer): { text: Text; ask: Text }[] =>
  [
    ...topicIds.flatMap((id) => topics[id].facts.map(lineOf)),
    ...marks.map((row) => ({ ...row, text: `${row.mark}: ${row.needs}` })),
  ].flatMap((line) => (line.certainty === 'open' ? [{ text: line.text, ask: line.ask }] : []));

/** ISO date of the oldest check among the lines of these pages. */
export const oldestCheck = (buyers: readonly Buyer[]): string =>
  buyers
    .flatMap(evidenceOf)
    .map(({ checked }) => checked)
    .sort()[0] ?? '';

/** Facts of the site that a buyer's page prints, as marks. */
export const factMarksOf = ({ topics }: Buyer): string[] =>
  topicIds.flatMap((id) =>
    topics[id].facts.flatMap((entry) => ('fact' in entry ? `{fact:${entry.fact}}` : [])),
  );

/** Address of a buyer's page. */
export const buyerPath = (slug: BuyerSlug) => `/buyers/${slug}` as const;
