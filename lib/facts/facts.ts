import type { AddressId } from '@/content/addresses';
import { buildDate } from '@/content/build-date';
import { type FactId, facts } from '@/content/facts';
import { type Document, type DocumentId, documents } from '@/content/facts/documents';
import { factLabels } from '@/content/facts/labels';
import type { Fact, FactCertainty } from '@/content/facts/types';
import { isAddressId } from '@/lib/addresses/addresses';
import { formatDate, withNoBreakSpaces } from '@/lib/figures/format';
import { fill } from '@/lib/text/fill';
import { textsIn } from '@/lib/text/texts-in';

/** The placeholder by which a Text prints a fact; its first group is the id. */
export const factPlaceholder = /\{fact:([^}]*)\}/g;

/** The placeholder by which a Text prints the day of a fact alone. */
export const dayPlaceholder = /\{day:([^}]*)\}/g;

/** The fact with the id that copy names; throws if there is none, so no page is built without it. */
export function factOf(id: string): Fact {
  const fact = (facts as Readonly<Record<string, Fact>>)[id];
  if (!fact) throw new Error(`no fact is called "${id}"`);
  return fact;
}

/** The ISO date of a fact; throws if the fact has none. */
export function dayOf(id: string): string {
  const { effective } = factOf(id);
  if (!effective) throw new Error(`the fact "${id}" has no day`);
  return effective;
}

/** Ids of all facts that the texts of a value print, at any depth, each once. */
export function factsIn(value: unknown): FactId[] {
  const ids = textsIn(value).flatMap((text) =>
    [factPlaceholder, dayPlaceholder].flatMap((placeholder) =>
      [...text.matchAll(placeholder)].map(([, id]) => id),
    ),
  );
  return [...new Set(ids)] as FactId[];
}

/** ISO month of the newest check among the facts a value prints; undefined if none was read for the check. */
export function checkedMonth(value: unknown): string | undefined {
  const days = factsIn(value)
    .map(factOf)
    .filter(({ certainty }) => certainty !== 'common-practice')
    .map(({ checked }) => checked)
    .sort();
  return days.at(-1)?.slice(0, 7);
}

/** A document as a page's foot names it: the places cited, and how and when the facts taken from it were checked. */
export interface CitedDocument extends Document {
  id: DocumentId;
  sections: string[];
  certainty: FactCertainty;
  /** ISO day of the oldest check. */
  checked: string;
}

/** Official address of a document: the one it names, or the one of its own id; undefined if nobody recorded one. */
export function documentAddress(id: DocumentId): AddressId | undefined {
  const { address }: Document = documents[id];
  return address ?? (isAddressId(id) ? id : undefined);
}

const leastSure = (all: readonly FactCertainty[]): FactCertainty =>
  all.includes('common-practice')
    ? 'common-practice'
    : all.includes('second-hand')
      ? 'second-hand'
      : 'verified';

/** Documents that have no official address: they print their name alone. */
export const documentsWithoutAddress = (): DocumentId[] =>
  (Object.keys(documents) as DocumentId[]).filter((id) => !documentAddress(id));

/** Edition of a document with its own date, "SP 800-172 (February 2021)", as far as it carries one. */
export const editionOf = ({ edition, date }: Pick<Document, 'edition' | 'date'>): string =>
  date ? `${edition} (${withNoBreakSpaces(formatDate(date))})` : edition;

/** The newest text of a document that was read, in words, where that is older than its check; older than two years says so. */
export function newestOf(
  { newest, checked }: Pick<CitedDocument, 'newest' | 'checked'>,
  today: string = buildDate,
): string | undefined {
  if (!newest || newest >= checked) return;
  const day = withNoBreakSpaces(formatDate(newest));
  const isOld = `${Number(newest.slice(0, 4)) + 2}${newest.slice(4)}` < today;
  return isOld ? fill(factLabels.newestOld, { day }) : fill(factLabels.newest, { day });
}

/** Documents in which statements were read, each once, in the order in which the statements come to them. */
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
      certainty: leastSure(citing.map(({ certainty }) => certainty)),
      checked: citing.map(({ checked }) => checked).sort()[0] ?? '',
    };
  });
}

/** Documents behind the facts that a value prints. */
export const sourcesIn = (value: unknown): CitedDocument[] => documentsBehind(factsIn(value).map(factOf));
