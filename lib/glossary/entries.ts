import type { AddressId } from '@/content/addresses';
import { documents } from '@/content/facts/documents';
import { type GlossaryId, glossary } from '@/content/glossary';
import { type SameLetters, sameLetters } from '@/content/glossary/same-letters';
import type { Confusion, GlossaryEntry, GlossaryKind } from '@/content/glossary/types';
import { isAddressId } from '../addresses/addresses';
import { documentAddress } from '../facts/facts';

/** The entry with the id that content names; throws if there is none. */
export function entryOf(id: string): GlossaryEntry {
  const entry = (glossary as Readonly<Record<string, GlossaryEntry>>)[id];
  if (!entry) throw new Error(`no entry is called "${id}"`);
  return entry;
}

/** Number of entries of a kind; of all without one. */
export const entryCount = (kind?: GlossaryKind): number =>
  Object.values(glossary).filter((entry) => !kind || entry.kind === kind).length;

/** What the entry is, in one sentence: the first of its meaning. */
export const definitionOf = ({ meaning }: Pick<GlossaryEntry, 'meaning'>): string =>
  meaning.split(/(?<=[.!?]) (?=[\p{Lu}“{])/u)[0] ?? meaning;

/** What the entry is confused with, in its own words or those of the entry meant. */
export const confusionName = (confusion: Confusion): string =>
  confusion.name ?? ('id' in confusion ? entryOf(confusion.id).name : '');

/** A source of an entry: edition and place in words, and its official address if it has one. */
interface EntrySource {
  text: string;
  address?: AddressId;
}

/** Sources of an entry, in its order. */
export const entrySources = ({ sources }: Pick<GlossaryEntry, 'sources'>): EntrySource[] =>
  sources.map((source) =>
    typeof source === 'string'
      ? { text: source }
      : {
          text: [documents[source.document].edition, source.section].filter(Boolean).join(', '),
          address: documentAddress(source.document),
        },
  );

/** Sources of an entry in one line. */
export const sourceLine = (entry: Pick<GlossaryEntry, 'sources'>): string =>
  entrySources(entry)
    .map(({ text }) => text)
    .join('; ');

/** Official address of an entry: the one it names, or the one of its own id; undefined if nobody recorded one. */
export function entryAddress(id: string): AddressId | undefined {
  const own = `glossary/${id}`;
  return entryOf(id).address ?? (isAddressId(own) ? own : undefined);
}

/** Abbreviations that mean this entry and something else as well. */
export const sharedLetters = (id: GlossaryId): readonly SameLetters[] =>
  sameLetters.filter(({ means }) => means.some((meaning) => meaning.id === id));
