import type { Block } from '../block';
import type { Meta, Text } from '../text';
import type { LegalSlug } from './slugs';

/** Content of a section; only its clauses have numbers. */
export type LegalBlock =
  | Block
  /** Numbered clause; `items` are listed below it with letters. */
  | { kind: 'clause'; text: Text; items?: Text[] }
  /**
   * Provider data from `content/site.ts`: name in its role ("Controller"), headquarters, mailbox, legal identity and
   * what `also` adds once the owner has set it.
   */
  | { kind: 'provider'; role: string; also?: readonly ('dataProtection' | 'hosting')[] }
  /**
   * Facts checked after the date of the text, printed with their sources and the month of the check. A note is
   * editorial, not a clause, so it has no number. At most one per section.
   */
  | { kind: 'note'; text: Text }
  /** End of a contract in days, drawn to scale. */
  | { kind: 'ending' };

/** Section, numbered by its position in the text. */
export interface LegalSection {
  /** URL fragment; never change a published one, because other pages link to it. */
  id: string;
  title: string;
  blocks: LegalBlock[];
}

/**
 * Legal text. Its copy supports one form in addition to those of `Text`: a link with the label `§`, as in
 * `[§](#liability)` or `[§](/legal/terms#support)`, is printed as "section 16". `lib/legal/numbering.ts` derives the
 * number from the order of the sections, so adding or moving a section keeps references correct.
 */
export interface LegalDocument {
  slug: LegalSlug;
  title: string;
  /** Label in the list of the six texts. */
  label: string;
  meta: Meta;
  /** Label of the date: a contract is effective, a statement is updated. */
  dated: 'Effective' | 'Last updated';
  /** Question that the text answers, in one or two sentences. */
  lead: Text;
  /** Key figures above the text, each with the id of the section that states it; four, eight or twelve. */
  glance: { value: Text; label: Text; section: string }[];
  sections: LegalSection[];
}
