import type { BuyerSlug } from '@/content/buyers/list';
import { everywhere, factHomes } from '@/content/buyers/shared';
import {
  type Buyer,
  type BuyerEntry,
  type BuyerFact,
  type BuyerRow,
  type BuyerStatement,
  type Marking,
  type TopicId,
  topicIds,
} from '@/content/buyers/types';
import { type FactId, facts } from '@/content/facts';
import type { LetterId } from '@/content/letters';
import { buyersCopy } from '@/content/page-copy/buyers';
import type { Text } from '@/content/text';
import { rulePath } from '../rules/register';
import { fill } from '../text/fill';

/** A statement with what stands behind it; `rule` is its place in the register of rules. */
export type BuyerLine = BuyerFact & { rule?: FactId };

/** A fact's text runs on into the page's own sentence; a line that stands alone needs a period. */
const sentence = (text: string) => (/[.?!]$/.test(text) ? text : `${text}.`);

/** A statement as a line of a buyer's page: a fact of the site is read from its record. */
export function resolveEntry(entry: BuyerEntry): BuyerLine {
  if (!('fact' in entry)) return entry;
  const { text, certainty, sources, checked, lane, do: next } = facts[entry.fact];
  const rule = lane && { rule: entry.fact };
  return certainty === 'common-practice'
    ? { text: sentence(text), certainty, checked, ask: next, ...rule }
    : { text: sentence(text), certainty, checked, sources, ...rule };
}

/** Every entry in a value, at any depth, in its order. */
export function entriesIn(value: unknown): BuyerEntry[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('fact' in value || 'checked' in value) return [value as BuyerEntry];
  return Object.values(value).flatMap(entriesIn);
}

/** Every statement about a buyer that carries a certainty of its own: on its topics, beside them, on its markings. */
export const statementsWithCertainty = ({
  topics,
  weapon,
  due,
  guides,
  markings,
}: Buyer): (BuyerLine | Marking)[] => [
  ...entriesIn([topics, weapon?.answers, due, guides]).map(resolveEntry),
  ...markings,
];

/** A place on the site where a statement stands that several buyers share. */
export interface SharedLocation {
  label: string;
  href: string;
}

/** Where a statement stands, if not on the page of each buyer. */
function homeOf(entry: BuyerEntry): SharedLocation | undefined {
  const row = everywhere.find(({ lines: shared }) =>
    shared.some((one) => one === entry || ('fact' in one && 'fact' in entry && one.fact === entry.fact)),
  );
  if (row) return { label: row.title, href: `/buyers#${row.id}` };
  return 'fact' in entry ? factHomes[entry.fact] : undefined;
}

/** Statements on a topic that are this buyer's own; who licenses exports, while how it is done stands with the permits. */
export function ownEntries({ topics }: Buyer, id: TopicId): BuyerEntry[] {
  const own = (topics[id]?.facts ?? []).filter((entry) => !homeOf(entry));
  return id === 'export' ? own.slice(0, 1) : own;
}

/** Where the others stand, each place once. */
export const sharedLocations = ({ topics }: Buyer, id: TopicId): SharedLocation[] =>
  (topics[id]?.facts ?? [])
    .flatMap((entry) => homeOf(entry) ?? [])
    .filter(({ href }, index, all) => all.findIndex((one) => one.href === href) === index);

/** The letter of this buyer that asks about a topic. */
export const letterFor = ({ letters }: Buyer, topic: TopicId): LetterId | undefined =>
  buyersCopy.topicLetters[topic]?.find((id) => letters.includes(id));

/** What a part prints of it: the letter that asks is in its words, so printing it again adds none. */
export type ResolvedStatement =
  | Text
  | (Exclude<BuyerStatement, Text | { fact: FactId }> & { letter?: undefined });

/** A statement as a page prints it: a rule with its place in the register, a question with the letter that asks it. */
export function toStatement(said: BuyerStatement): ResolvedStatement {
  if (typeof said === 'string') return said;
  if ('fact' in said) {
    const { rule, ...line } = resolveEntry(said);
    const text = rule ? `${line.text} [${buyersCopy.rule}](${rulePath(rule)})` : line.text;
    return { ...line, letter: undefined, text };
  }
  const { letter, ...line } = said;
  if (line.certainty !== 'open' || !letter) return line;
  return { ...line, ask: fill(buyersCopy.askBy, { whom: line.ask ?? '', letter }) };
}

/** A statement with the letter that asks it: its own, or that of its topic. */
const asked = (entry: BuyerEntry, letter?: LetterId): BuyerStatement =>
  'fact' in entry ? entry : { ...entry, letter: entry.letter ?? letter };

/** The buyer's own statements on a topic, and where those stand that hold for several buyers. */
export function topicLines(buyer: Buyer, id: TopicId): BuyerStatement[] {
  const homes = sharedLocations(buyer, id).map(({ label, href }) => `[${label}](${href})`);
  return [
    ...ownEntries(buyer, id).map((entry) => asked(entry, letterFor(buyer, id))),
    ...(homes.length > 0 ? [`${buyersCopy.shared} ${homes.join(', ')}`] : []),
  ];
}

/** The fragment of a topic: that of markings is linked from elsewhere as it was. */
export const topicFragment = (id: TopicId) => (id === 'markings' ? 'marks' : id);

/** A topic as a row: its short answer, then what it rests on. */
export const topicRow = (buyer: Buyer, id: TopicId, ...more: Text[]): BuyerRow => ({
  id: topicFragment(id),
  title: buyersCopy.topics[id],
  answer: buyer.topics[id]?.short ?? '',
  lines: [...topicLines(buyer, id), ...more],
});

/** ISO date of the newest check in a value: the day of a page's head. */
export const newestEntryCheck = (value: unknown): string =>
  entriesIn(value)
    .map((entry) => resolveEntry(entry).checked)
    .sort()
    .at(-1) ?? '';

/** The site's facts in a value, as placeholders. */
export const placeholdersIn = (value: unknown): string[] =>
  entriesIn(value).flatMap((entry) => ('fact' in entry ? `{fact:${entry.fact}}` : []));

/** Facts of the site that a buyer's page prints, as placeholders. */
export const factPlaceholders = (buyer: Buyer): string[] =>
  placeholdersIn(topicIds.map((id) => ownEntries(buyer, id)));

/** Address of a buyer's page. */
export const buyerPath = (slug: BuyerSlug) => `/buyers/${slug}` as const;
