import type { Buyer, Evidence } from '@/content/buyers/types';
import type { DocumentId } from '@/content/facts/documents';
import type { Citation } from '@/content/facts/types';
import { type CitedDocument, documentsBehind } from '../facts/facts';

/** Where a line was read; nowhere if it is general practice or open. */
export const citationsOf = (line: Evidence): readonly Citation[] => ('sources' in line ? line.sources : []);

/** Texts behind the lines of a page, each once, in the order in which the page comes to them. */
export const sourcesOf = (lines: readonly Evidence[]): CitedDocument[] =>
  documentsBehind(lines.flatMap((line) => ('sources' in line ? line : [])));

/** Number of each text in the list at the end of the page. */
export type SourceNumbers = ReadonlyMap<DocumentId, number>;

/** Numbers of the texts behind these lines. */
export const numbersOf = (lines: readonly Evidence[]): SourceNumbers =>
  new Map(sourcesOf(lines).map(({ id }, index) => [id, index + 1]));

/** What every block of a buyer's page takes. */
export interface OfBuyer {
  buyer: Buyer;
  /** Numbers of the texts behind the page. */
  numbers: SourceNumbers;
}
