import { buyerRecords } from '@/content/buyers';
import type { BuyerSlug } from '@/content/buyers/list';
import { type HomePermit, homePermits } from '@/content/buyers/permits';
import { everywhere, factHomes, weaponEverywhere } from '@/content/buyers/shared';
import {
  type Buyer,
  type BuyerEntry,
  type BuyerFact,
  type Evidence,
  moments,
  type TopicId,
  topicIds,
  type WeaponLaw,
  weaponQuestions,
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

/** Statements beside the topics: on weapons, by moment, in guides. */
export const addedLines = (buyer: Buyer): BuyerFact[] => [
  ...(buyer.weapon ? weaponQuestions.flatMap((question) => buyer.weapon?.answers[question] ?? []) : []),
  ...dueAndGuides(buyer),
];

/** Statements by moment and in guides. */
const dueAndGuides = ({ due, guides = [] }: Buyer): BuyerFact[] => [
  ...(due ?? []).flatMap(({ at }) => moments.flatMap((moment) => at[moment] ?? [])),
  ...guides
    .flatMap((guide) => [guide, ...(guide.rows ?? [])])
    .flatMap(({ lines = [], facts: named = [], steps = [] }) => [...lines, ...named, ...steps]),
];

/** Every statement about a buyer alone beside its markings. */
const statementsOf = (buyer: Buyer): BuyerLine[] => [
  ...topicIds.flatMap((id) => buyer.topics[id].facts.map(lineOf)),
  ...addedLines(buyer),
];

/** Every line about a buyer alone that carries a certainty: its statements, then its markings. */
export const evidenceOf = (buyer: Buyer) => [...statementsOf(buyer), ...buyer.markings];

/** Lines of a home country's permit. */
const permitEvidence = ({ file, points = [], times }: HomePermit): Evidence[] => [
  ...file,
  ...points,
  ...times,
];

/** Every line of the page on permits: seats, exports of the other nations, the law on weapons. */
export const permitPageLines = (): Evidence[] => [
  ...homePermits.flatMap(permitEvidence),
  ...buyerRecords.flatMap(({ group, topics }) => (group === 'nation' ? topics.export.facts.map(lineOf) : [])),
  ...buyerRecords.flatMap(({ weapon }) =>
    weapon ? weaponQuestions.flatMap((question) => [...weapon.answers[question]]) : [],
  ),
  weaponEverywhere,
];

/** A place on the site where a statement stands that several buyers share. */
export interface Home {
  label: string;
  href: string;
}

/** Where a statement stands, if not on the page of each buyer. */
function homeOf(entry: BuyerEntry): Home | undefined {
  const row = everywhere.find(({ facts: shared }) =>
    shared.some((one) => one === entry || ('fact' in one && 'fact' in entry && one.fact === entry.fact)),
  );
  if (row) return { label: row.name, href: `/buyers#${row.id}` };
  return 'fact' in entry ? factHomes[entry.fact] : undefined;
}

/** Statements on a topic that are this buyer's own; who licenses exports, while how it is done stands with the permits. */
export function ownEntries({ topics }: Buyer, id: TopicId): BuyerEntry[] {
  const own = topics[id].facts.filter((entry) => !homeOf(entry));
  return id === 'export' ? own.slice(0, 1) : own;
}

/** Where the others stand, each place once. */
export const homesOf = ({ topics }: Buyer, id: TopicId): Home[] =>
  topics[id].facts
    .flatMap((entry) => homeOf(entry) ?? [])
    .filter(({ href }, index, all) => all.findIndex((one) => one.href === href) === index);

/** What a buyer's page says about an armed drone: whether, from when, and what of one that comes from abroad. */
export const weaponLines = ({ short, enters, answers }: WeaponLaw): BuyerFact[] => [
  short,
  ...answers.starts,
  ...(enters ? [enters] : []),
];

/** Every line that a buyer's page prints. */
export const printedLines = (buyer: Buyer): Evidence[] => [
  ...(buyer.weapon ? weaponLines(buyer.weapon) : []),
  ...topicIds.flatMap((id) => ownEntries(buyer, id).map(lineOf)),
  ...dueAndGuides(buyer),
  ...buyer.markings,
];

/** The letter of this buyer that asks about a topic. */
export const letterFor = ({ letters }: Buyer, topic: TopicId): LetterId | undefined =>
  buyersCopy.topicLetters[topic]?.find((id) => letters.includes(id));

/** Lines of a page that are not confirmed, each with whom to ask; a marking comes before what it needs. */
export const openLinesOf = (buyer: Buyer): { text: Text; ask: Text }[] =>
  [
    ...statementsOf(buyer),
    ...buyer.markings.map((row) => ({ ...row, text: `${row.marking}: ${row.needs}` })),
  ].flatMap((line) => (line.certainty === 'open' ? [{ text: line.text, ask: line.ask }] : []));

/** ISO date of the newest check among lines: the day of a page's head. */
export const newestCheck = (lines: readonly Evidence[]): string =>
  lines
    .map(({ checked }) => checked)
    .sort()
    .at(-1) ?? '';

/** Facts of the site that a buyer's page prints, as placeholders. */
export const factMarksOf = (buyer: Buyer): string[] =>
  topicIds.flatMap((id) =>
    ownEntries(buyer, id).flatMap((entry) => ('fact' in entry ? `{fact:${entry.fact}}` : [])),
  );

/** Address of a buyer's page. */
export const buyerPath = (slug: BuyerSlug) => `/buyers/${slug}` as const;
