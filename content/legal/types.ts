import type { Block } from '../block';
import type { Meta, Text } from '../text';
import type { LegalSlug } from './slugs';

/**
 * Legal copy supports one form in addition to those of `Text`: a link with the label `§`, as in `[§](#liability)` or
 * `[§](/legal/terms#support)`, is printed as "section 16". `lib/legal/numbering.ts` derives the number from the order
 * of the sections, so adding or moving a section keeps references correct.
 */
export type LegalText = Text;

/** Numbered clause; `items` are listed below it with letters. */
export interface ClauseBlock {
  kind: 'clause';
  text: LegalText;
  items?: LegalText[];
}

/** Provider data from `content/site.ts`: name, headquarters, mailbox and legal identity. */
export interface ProviderBlock {
  kind: 'provider';
  /** Role of the provider in this text, for example "Controller". */
  role: string;
  /** Additional provider data; omitted until the owner sets it. */
  also?: readonly ('dataProtection' | 'hosting')[];
}

/** End of a contract in days, drawn to scale. */
interface EndingBlock {
  kind: 'ending';
}

/**
 * Facts checked after the date of the text, printed with their sources and the month of the check. A note is editorial,
 * not a clause, so it has no number. At most one per section.
 */
export interface NoteBlock {
  kind: 'note';
  text: LegalText;
}

export type LegalBlock = Block<LegalText> | ClauseBlock | NoteBlock | ProviderBlock | EndingBlock;

/** Section, numbered by its position in the text. */
export interface LegalSection {
  /** URL fragment; never change a published one, because other pages link to it. */
  id: string;
  title: string;
  blocks: LegalBlock[];
}

/** Figure of the text and the id of the section that states it. */
interface GlanceItem {
  value: Text;
  label: Text;
  section: string;
}

/** Legal text. */
export interface LegalDocument {
  slug: LegalSlug;
  title: string;
  /** Label in the list of the six texts. */
  label: string;
  meta: Meta;
  /** Label of the date: a contract is effective, a statement is updated. */
  dated: 'Effective' | 'Last updated';
  /** Question that the text answers, in one or two sentences. */
  lead: LegalText;
  /** Key figures above the text; four, eight or twelve. */
  glance: GlanceItem[];
  sections: LegalSection[];
}
