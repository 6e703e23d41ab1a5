import type { AddressId } from '../addresses';
import type { Certainty } from '../certainty';
import type { Citation } from '../facts/types';
import type { Text } from '../text';

/** What an entry is, in the order of the page's buttons. */
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

/**
 * How certain an entry's title, edition, status and dates are: `seen` was read in a source on the day of the check,
 * `known` is a settled text that was not read again, `open` could not be established, and says so on the page.
 */
const entryCertainties = ['verified', 'common-practice', 'open'] as const satisfies readonly Certainty[];
type EntryCertainty = (typeof entryCertainties)[number];

/** Languages beside English in which a term has a name. */
export const nameLanguages = ['uk', 'da', 'de'] as const;
export type NameLanguage = (typeof nameLanguages)[number];

/**
 * What readers confuse the entry with: another entry by its id, or words. `name` comes before the name of that entry.
 */
export type Confusion = ({ id: string; name?: string } | { name: string }) & {
  /** What tells the two apart, a few words. */
  note?: string;
};

/** An identifier or term of tenders and contracts. Its id is its permanent anchor. */
export interface GlossaryEntry {
  kind: GlossaryKind;
  /** As a tender prints it. */
  name: string;
  /** Language of a name that is not English. */
  lang?: NameLanguage;
  /** Full name, or what it is in a few words. */
  title: string;
  certainty: EntryCertainty;
  /** Official or customary names abroad, several apart by semicolons; a name that no source confirms is left out. */
  names?: Partial<Record<NameLanguage, string>>;
  /** Other spellings and old editions; a remark in parentheses at the end is not part of the spelling. */
  aliases?: readonly string[];
  /**
   * Forms that running text of other pages links, where they are not the name alone. None for everyday words and for
   * letters that mean something else as well: a link respects its subject.
   */
  linked?: readonly string[];
  /** At most 55 words. */
  meaning: Text;
  /** Of whom, when, and what with which proof: at most 45 words in total. */
  asks: { who?: string; what: Text };
  confusedWith: readonly [Confusion, ...Confusion[]];
  /** Page where the reader can continue; checked against the registry. */
  next: `/${string}`;
  /** Documents, or words for a source without a record of its own. */
  sources: readonly [Citation | string, ...(Citation | string)[]];
  /** Its official address, where the id is not `glossary/` and the entry's own. */
  address?: AddressId;
  /** What was not found or may have moved, as a question with whom to ask. */
  open?: Text;
}
