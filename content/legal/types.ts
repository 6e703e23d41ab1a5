import type { Meta, Text } from '../text';
import type { LegalSlug } from './slugs';

/**
 * Legal copy has one mark in addition to those of `Text`: a link whose label is `§`, as in `[§](#liability)` or
 * `[§](/legal/terms#support)`, is printed as "section 16". `lib/legal/numbering.ts` computes the number from the order
 * of the sections, so that a section can be added or moved without a wrong reference.
 */
export type LegalText = Text;

/** A numbered clause; `items` are listed under it with letters. */
export interface ClauseBlock {
  kind: 'clause';
  text: LegalText;
  items?: LegalText[];
}

/** Definitions, printed as a description list. */
interface DefinitionsBlock {
  kind: 'definitions';
  items: { term: string; text: LegalText }[];
}

/** Who is behind the text: name, headquarters, mailbox and legal identity, all from `content/site.ts`. */
export interface ProviderBlock {
  kind: 'provider';
  /** What the provider is in this text, for example "Controller". */
  role: string;
  /** What this text names beyond the legal identity; left out until the owner has set it. */
  also?: readonly ('dataProtection' | 'hosting')[];
}

/** A table of words; the first column is the row header. */
export interface LegalTable {
  kind: 'table';
  caption: string;
  columns: string[];
  rows: LegalText[][];
}

/** The end of a contract in days, drawn to scale. */
interface EndingBlock {
  kind: 'ending';
}

/**
 * Facts checked after the date of the text, printed with their sources and the month of the check. A note is the
 * editor's, not a clause: it has no number. At most one in a section.
 */
export interface NoteBlock {
  kind: 'note';
  text: LegalText;
}

export type LegalBlock =
  | ClauseBlock
  | NoteBlock
  | DefinitionsBlock
  | ProviderBlock
  | LegalTable
  | EndingBlock;

/** A numbered section; its number is its place in the text. */
export interface LegalSection {
  /** Fragment of the address. Others link to it: never change one that is published. */
  id: string;
  title: string;
  blocks: LegalBlock[];
}

/** A figure of the text with the section that states it. */
interface GlanceItem {
  value: Text;
  label: Text;
  section: string;
}

/** One legal text. */
export interface LegalDocument {
  slug: LegalSlug;
  title: string;
  /** Name in the list of the six texts. */
  label: string;
  meta: Meta;
  /** Word before the date: a contract is effective, a statement is updated. */
  dated: 'Effective' | 'Last updated';
  /** What the text answers, in one or two sentences. */
  lead: LegalText;
  /** The figures a reader looks for, above the text; four, eight or twelve. */
  glance: GlanceItem[];
  sections: LegalSection[];
}
