import type { BuyerSlug } from '@/content/buyers/list';
import { everywhere, factLocations } from '@/content/buyers/shared';
import type { Buyer, BuyerEntry, BuyerFact, BuyerRow, BuyerStatement, TopicId } from '@/content/buyers/types';
import { type FactId, facts } from '@/content/facts';
import type { LetterId } from '@/content/letters';
import { buyersCopy } from '@/content/page-copy/buyers';
import type { Text } from '@/content/text';

/** A statement with its evidence; `rule` is the id of its entry in the register of rules. */
export type BuyerLine = BuyerFact & { rule?: FactId };

/** Adds the missing period: the text of a fact can also continue inside a sentence, but here it is a complete line. */
const withPeriod = (text: string) => (/[.?!]$/.test(text) ? text : `${text}.`);

/** Resolves a statement for a buyer's page; a fact is read from its record. */
export function resolveEntry(entry: BuyerEntry): BuyerLine {
  if (!('fact' in entry)) return entry;
  const { text, certainty, sources, checked, lane, action: next } = facts[entry.fact];
  const rule = lane && { rule: entry.fact };
  return certainty === 'common-practice'
    ? { text: withPeriod(text), certainty, checked, ask: next, ...rule }
    : { text: withPeriod(text), certainty, checked, sources, ...rule };
}

/** A location on the site of a statement that several buyers share. */
export interface SharedLocation {
  label: string;
  href: string;
}

/** Returns the location of a shared statement; undefined if it is on the buyers' pages. */
function sharedLocationOf(entry: BuyerEntry): SharedLocation | undefined {
  const row = everywhere.find(({ lines: shared }) =>
    shared.some((one) => one === entry || ('fact' in one && 'fact' in entry && one.fact === entry.fact)),
  );
  if (row) return { label: row.title, href: `/buyers#${row.id}` };
  return 'fact' in entry ? factLocations[entry.fact] : undefined;
}

/** Returns the statements on a topic that are specific to this buyer; on exports only who licenses them, because the permits page has the procedure. */
export function specificEntries({ topics }: Buyer, id: TopicId): BuyerEntry[] {
  const specific = (topics[id]?.facts ?? []).filter((entry) => !sharedLocationOf(entry));
  return id === 'export' ? specific.slice(0, 1) : specific;
}

/** Returns the locations of the shared statements on a topic, without duplicates. */
export const sharedLocations = ({ topics }: Buyer, id: TopicId): SharedLocation[] =>
  (topics[id]?.facts ?? [])
    .flatMap((entry) => sharedLocationOf(entry) ?? [])
    .filter(({ href }, index, all) => all.findIndex((one) => one.href === href) === index);

/** Returns the letter of this buyer that asks about a topic. */
export const letterFor = ({ letters }: Buyer, topic: TopicId): LetterId | undefined =>
  buyersCopy.topicLetters[topic]?.find((id) => letters.includes(id));

/** Adds the letter that asks about an entry: the entry's, or the topic's. */
const withLetter = (entry: BuyerEntry, letter?: LetterId): BuyerStatement =>
  'fact' in entry ? entry : { ...entry, letter: entry.letter ?? letter };

/** Returns the buyer's statements on a topic, and links to the statements that several buyers share. */
export function topicLines(buyer: Buyer, id: TopicId): BuyerStatement[] {
  const links = sharedLocations(buyer, id).map(({ label, href }) => `[${label}](${href})`);
  return [
    ...specificEntries(buyer, id).map((entry) => withLetter(entry, letterFor(buyer, id))),
    ...(links.length > 0 ? [`${buyersCopy.shared} ${links.join(', ')}`] : []),
  ];
}

/** Returns the fragment of a topic; that of markings equals the one on the page of the United States. */
export const topicFragment = (id: TopicId) => (id === 'markings' ? 'marks' : id);

/** Returns a topic as a row: its short answer and the statements behind it. */
export const topicRow = (buyer: Buyer, id: TopicId, ...more: Text[]): BuyerRow => ({
  id: topicFragment(id),
  title: buyersCopy.topics[id],
  answer: buyer.topics[id]?.short ?? '',
  lines: [...topicLines(buyer, id), ...more],
});

/** Returns the path of a buyer's page. */
export const buyerPath = (slug: BuyerSlug) => `/buyers/${slug}` as const;
