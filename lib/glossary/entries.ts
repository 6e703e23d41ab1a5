import { documents } from '@/content/facts/documents';
import { type GlossaryId, glossary } from '@/content/glossary';
import { type SameLetters, sameLetters } from '@/content/glossary/same-letters';
import type { Confusion, GlossaryEntry, GlossaryKind } from '@/content/glossary/types';

/** The entry with the id that content names; throws if there is none. */
export function entryOf(id: string): GlossaryEntry {
  const entry = (glossary as Readonly<Record<string, GlossaryEntry>>)[id];
  if (!entry) throw new Error(`no entry is called "${id}"`);
  return entry;
}

/** Number of entries of a kind; of all without one. */
export const entryCount = (kind?: GlossaryKind): number =>
  Object.values(glossary).filter((entry) => !kind || entry.kind === kind).length;

/** What the entry is confused with, in its own words or those of the entry meant. */
export const confusionName = (confusion: Confusion): string =>
  confusion.name ?? ('id' in confusion ? entryOf(confusion.id).name : '');

/** Sources of an entry in one line: editions with the places in them. */
export const sourceLine = ({ sources }: Pick<GlossaryEntry, 'sources'>): string =>
  sources
    .map((source) =>
      typeof source === 'string'
        ? source
        : [documents[source.document].edition, source.section].filter(Boolean).join(', '),
    )
    .join('; ');

/** Abbreviations that mean this entry and something else as well. */
export const sharedLetters = (id: GlossaryId): readonly SameLetters[] =>
  sameLetters.filter(({ means }) => means.some((meaning) => meaning.id === id));
