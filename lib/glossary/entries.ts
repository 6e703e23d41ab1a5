import type { AddressId } from '@/content/addresses';
import { documents } from '@/content/facts/documents';
import { type GlossaryId, glossary } from '@/content/glossary';
import { type AmbiguousAbbreviation, ambiguousAbbreviations } from '@/content/glossary/same-letters';
import type { Confusion, GlossaryEntry, GlossaryKind } from '@/content/glossary/types';
import { isAddressId } from '../addresses/addresses';
import { documentAddress } from '../facts/facts';

/** Returns the id, narrowed to its type; throws if no entry has it. */
export function glossaryId(id: string): GlossaryId {
  if (!Object.hasOwn(glossary, id)) throw new Error(`no glossary entry has the id "${id}"`);
  return id as GlossaryId;
}

/** Returns the entry with this id; throws if there is none. */
export const entryOf = (id: string): GlossaryEntry => glossary[glossaryId(id)];

/** Returns the number of entries of a kind, or of all kinds. */
export const entryCount = (kind?: GlossaryKind): number =>
  Object.values(glossary).filter((entry) => !kind || entry.kind === kind).length;

/** Returns the meaning of an entry: its definition and its details. */
export const meaningOf = ({ definition, details }: Pick<GlossaryEntry, 'definition' | 'details'>): string =>
  [definition, details].filter(Boolean).join(' ');

/** Returns the name of what an entry is confused with: the one specified, or that of the other entry. Throws if the glossary has no such entry. */
export function confusionName(confusion: Confusion): string {
  const other = 'id' in confusion ? entryOf(confusion.id) : undefined;
  return confusion.name ?? other?.name ?? '';
}

/** A source of an entry: its text, and its official address if it has one. */
interface EntrySource {
  text: string;
  address?: AddressId;
}

/** Returns the sources of an entry in order. */
export const entrySources = ({ sources }: Pick<GlossaryEntry, 'sources'>): EntrySource[] =>
  sources.map((source) =>
    typeof source === 'string'
      ? { text: source }
      : {
          text: [documents[source.document].edition, source.section].filter(Boolean).join(', '),
          address: documentAddress(source.document),
        },
  );

/** Returns the sources of an entry in one line. */
export const sourceLine = (entry: Pick<GlossaryEntry, 'sources'>): string =>
  entrySources(entry)
    .map(({ text }) => text)
    .join('; ');

/** Returns the official address of an entry: the one it specifies, or the one with its id; undefined if there is none. */
export function entryAddress(id: string): AddressId | undefined {
  const ownAddress = `glossary/${id}`;
  return entryOf(id).address ?? (isAddressId(ownAddress) ? ownAddress : undefined);
}

/** Returns the abbreviations that mean this entry and something else. */
export const sharedLetters = (id: GlossaryId): readonly AmbiguousAbbreviation[] =>
  ambiguousAbbreviations.filter(({ means }) => means.some((meaning) => meaning.id === id));
