import { type HomePermit, homePermits } from '@/content/buyers/permits';
import { euMoney } from '@/content/buyers/shared';
import type { BuyerSlug } from '@/content/buyers/slugs';
import {
  type Buyer,
  type BuyerEntry,
  type BuyerFact,
  type Evidence,
  type TopicId,
  topicIds,
} from '@/content/buyers/types';
import { type FactId, facts } from '@/content/facts';
import type { LetterId } from '@/content/letters';
import { buyersCopy } from '@/content/page-copy/buyers';
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

/** Every line about a buyer alone that carries a certainty: statements by topic, then marks. */
export const evidenceOf = ({ topics, marks }: Buyer) => [
  ...topicIds.flatMap((id) => topics[id].facts.map(lineOf)),
  ...marks,
];

/** Lines of a home country's permit. */
const permitEvidence = ({ inside, outside, points, times }: HomePermit): Evidence[] => [
  ...(inside ? [inside] : []),
  outside,
  ...points,
  ...times,
];

/** Lines of every permit, as the comparison prints them. */
export const permitLines = (): Evidence[] => homePermits.flatMap(permitEvidence);

/** Whether the page has the block on EU money: in the EU, in the EEA, and Ukraine, which the programs name. */
export const hasEuMoney = ({ market, slug }: Buyer) =>
  market === 'eu' || market === 'eea' || slug === 'ukraine';

/** Every line that a buyer's page prints, what it shares with others included. */
export const printedLines = (buyer: Buyer): Evidence[] => [
  ...evidenceOf(buyer),
  ...permitLines(),
  ...(hasEuMoney(buyer) ? euMoney : []),
];

/** The letter of this buyer that asks about a topic. */
export const letterFor = ({ letters }: Buyer, topic: TopicId): LetterId | undefined =>
  buyersCopy.topicLetters[topic]?.find((id) => letters.includes(id));

/** Lines of a page that are not confirmed, each with whom to ask; a mark comes before what it needs. */
export const openLinesOf = ({ topics, marks }: Buyer): { text: Text; ask: Text }[] =>
  [
    ...topicIds.flatMap((id) => topics[id].facts.map(lineOf)),
    ...marks.map((row) => ({ ...row, text: `${row.mark}: ${row.needs}` })),
  ].flatMap((line) => (line.certainty === 'open' ? [{ text: line.text, ask: line.ask }] : []));

/** ISO date of the newest check among lines: the day of a page's head. */
export const newestCheck = (lines: readonly Evidence[]): string =>
  lines
    .map(({ checked }) => checked)
    .sort()
    .at(-1) ?? '';

/** Facts of the site that a buyer's page prints, as marks. */
export const factMarksOf = ({ topics }: Buyer): string[] =>
  topicIds.flatMap((id) =>
    topics[id].facts.flatMap((entry) => ('fact' in entry ? `{fact:${entry.fact}}` : [])),
  );

/** Address of a buyer's page. */
export const buyerPath = (slug: BuyerSlug) => `/buyers/${slug}` as const;
