import type { AddressId } from '../addresses';
import type { Certainty } from '../certainty';
import type { Citation } from '../statement';
import type { Text } from '../text';

/** Kinds of entries, in the order of the filter buttons. */
export const glossaryKinds = [
  'clause',
  'standard',
  'law',
  'form',
  'mark',
  'body',
  'register',
  'term',
] as const;
export type GlossaryKind = (typeof glossaryKinds)[number];

/** Languages other than English in which a term has a name. */
export const nameLanguages = ['uk', 'da', 'de'] as const;
export type NameLanguage = (typeof nameLanguages)[number];

/**
 * Term that readers confuse with the entry: another entry by its id, or text. `name` is printed before the name of that
 * entry.
 */
export type Confusion = ({ id: string; name?: string } | { name: string }) & {
  /** Difference between the two, in a few words. */
  note?: string;
};

/** Identifier or term in tenders and contracts. Its id is its permanent URL fragment. */
export interface GlossaryEntry {
  kind: GlossaryKind;
  /** Name as printed in a tender. */
  name: string;
  /** Two numbers in one name (“FAR 52.204-21 / 52.240-93”), in the parts between which a line may break. */
  nameParts?: readonly [first: string, second: string];
  /** Language of a name that is not English. */
  lang?: NameLanguage;
  /** Full name, or a short description. */
  title: string;
  /** The definition starts with the title, which is not printed above it. */
  definitionHasTitle?: true;
  /**
   * Certainty of title, edition, status and dates: `verified` was read in a source on the day of the check,
   * `common-practice` is settled and was not read again, `open` could not be established and is labeled so on the page.
   */
  certainty: Extract<Certainty, 'verified' | 'common-practice' | 'open'>;
  /** Official or customary names abroad, separated by semicolons; names without a source are omitted. */
  names?: Partial<Record<NameLanguage, string>>;
  /**
   * Other spellings and old editions that are not in name or title; a remark in parentheses at the end is not part of the
   * spelling.
   */
  aliases?: readonly string[];
  /** Parts and short forms of name and title, which the page does not repeat; the open data lists them with the aliases. */
  headingForms?: readonly string[];
  /**
   * Spellings by which texts use the term, if they differ from `name`; the PDF guides look for them. Empty for everyday words
   * and for abbreviations with a second meaning.
   */
  forms?: readonly string[];
  /** Definition in one sentence, which the index prints. With the details at most 65 words. */
  definition: Text;
  /** What the full entry adds to the definition. */
  details?: Text;
  /** Who has to do what and when, with which proof; at most 60 words in total. */
  asks: { who?: string; what: Text };
  confusedWith: readonly [Confusion, ...Confusion[]];
  /** Page on which the reader can continue; validated against the registry. */
  next: `/${string}`;
  /** Documents, or the description of a source without a record. */
  sources: readonly [Citation | string, ...(Citation | string)[]];
  /** Official address, if its id is not `glossary/` followed by the entry id. */
  address?: AddressId;
  /** Open question about what was not found or may have moved, with the office to ask. */
  open?: Text;
}
