import type { AddressId } from '@/content/addresses';
import { buildDate } from '@/content/build-date';
import { type FactId, facts } from '@/content/facts';
import { type DocumentId, documents, type SourceDocument } from '@/content/facts/documents';
import { factLabels } from '@/content/facts/labels';
import type { Fact, FactCertainty } from '@/content/facts/types';
import { isAddressId } from '@/lib/addresses/addresses';
import { formatDate, withNoBreakSpaces } from '@/lib/figures/format';
import { fill } from '@/lib/text/fill';
import { walk } from '../content/walk';
import { namesIn } from '../text/texts-in';

/** Returns the fact with this id; throws if there is none, so no page is built without it. */
export function factOf(id: string): Fact {
  const fact = (facts as Readonly<Record<string, Fact>>)[id];
  if (!fact) throw new Error(`unknown fact "${id}"`);
  return fact;
}

/** Returns the ISO date of a fact; throws if the fact has none. */
export function dayOf(id: string): string {
  const { effective } = factOf(id);
  if (!effective) throw new Error(`the fact "${id}" has no date`);
  return effective;
}

/** Returns the ids of all facts in a value, at any depth, without duplicates: in a field `fact` or in a placeholder. */
export function factsIn(value: unknown): FactId[] {
  const ids = walk(value).flatMap((node): unknown[] => {
    if (typeof node === 'object') return 'fact' in node ? [node.fact] : [];
    return [...namesIn(node, 'fact'), ...namesIn(node, 'day')];
  });
  return [...new Set(ids)] as FactId[];
}

/** Returns the ISO month of the newest check among the facts that a value prints; undefined if none was read at a source. */
export function checkedMonth(value: unknown): string | undefined {
  const days = factsIn(value)
    .map(factOf)
    .filter(({ certainty }) => certainty !== 'common-practice')
    .map(({ checked }) => checked)
    .sort();
  return days.at(-1)?.slice(0, 7);
}

/** A document in the references of a page: the sections cited, and how and when its facts were checked. */
export interface CitedDocument extends SourceDocument {
  id: DocumentId;
  sections: string[];
  certainty: FactCertainty;
  /** ISO day of the oldest check. */
  checked: string;
}

/** Returns the official address of a document: the one it specifies, or the one with its id; undefined if there is none. */
export function documentAddress(id: DocumentId): AddressId | undefined {
  const { address }: SourceDocument = documents[id];
  return address ?? (isAddressId(id) ? id : undefined);
}

const lowestFactCertainty = (all: readonly FactCertainty[]): FactCertainty =>
  all.includes('common-practice')
    ? 'common-practice'
    : all.includes('second-hand')
      ? 'second-hand'
      : 'verified';

/** Returns the documents without an official address, which print only their title. */
export const documentsWithoutAddress = (): DocumentId[] =>
  (Object.keys(documents) as DocumentId[]).filter((id) => !documentAddress(id));

/**
 * Returns the edition of a document with its date, for example "SP 800-172 (February 2021)"; without the date if the
 * document has none or the edition contains it.
 */
export const editionOf = ({ edition, date }: Pick<SourceDocument, 'edition' | 'date'>): string =>
  date && !edition.includes(formatDate(date))
    ? `${edition} (${withNoBreakSpaces(formatDate(date))})`
    : edition;

/** Returns a sentence on the newest text that was read, if it is older than the check; a different one if it is older than two years. */
export function newestReadingText(
  { newest, checked }: Pick<CitedDocument, 'newest' | 'checked'>,
  today: string = buildDate,
): string | undefined {
  if (!newest || newest >= checked) return;
  const day = withNoBreakSpaces(formatDate(newest));
  const isOld = `${Number(newest.slice(0, 4)) + 2}${newest.slice(4)}` < today;
  return isOld ? fill(factLabels.newestOld, { day }) : fill(factLabels.newest, { day });
}

/** Returns the documents in which statements were read, without duplicates, in the order of the statements. */
export function documentsBehind(
  statements: readonly Pick<Fact, 'sources' | 'certainty' | 'checked'>[],
): CitedDocument[] {
  const ids = new Set(statements.flatMap(({ sources }) => sources.map(({ document }) => document)));
  return [...ids].map((id) => {
    const citing = statements.filter(({ sources }) => sources.some(({ document }) => document === id));
    const sections = citing.flatMap(({ sources }) =>
      sources.flatMap(({ document, section }) => (document === id && section ? [section] : [])),
    );
    return {
      ...documents[id],
      id,
      sections: [...new Set(sections)],
      certainty: lowestFactCertainty(citing.map(({ certainty }) => certainty)),
      checked: citing.map(({ checked }) => checked).sort()[0] ?? '',
    };
  });
}

/** Returns the documents behind the facts that a value prints. */
export const sourcesIn = (value: unknown): CitedDocument[] => documentsBehind(factsIn(value).map(factOf));
