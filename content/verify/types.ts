import type { AddressId } from '../addresses';
import type { CertificationSlug } from '../certifications/slugs';
import type { Statement } from '../statement';
import type { Text, TitledText } from '../text';

/** Who can see whether a document is valid. */
export type Visibility = 'public' | 'part' | 'account' | 'holder' | 'authorities' | 'none';

/** Supplier document: what a genuine one shows, where to look it up, what a missing entry means. */
export interface VerifiableDocument {
  /** URL fragment of its section. */
  id: string;
  name: string;
  /**
   * Certification pages that print its steps; `subject` completes the heading "How to verify …", `scope` is the required
   * content of the scope line, or of the document that replaces it.
   */
  certifications: readonly { slug: CertificationSlug; subject: string; scope: Text }[];
  visibility: Visibility;
  /** What a genuine document shows; the printable checklist has a check box for each. */
  shows: readonly Statement[];
  /** Registers to look it up in; name, cost, account and language are in the address record. */
  lookUp: readonly AddressId[];
  /**
   * Steps of the look-up, each with its result, on the certification pages and on `/verify`. `only` is the only
   * certification page that prints the step; a step that `listsShows` describes what a genuine document shows, which
   * `/verify` prints as a separate list.
   */
  places: readonly (TitledText & { only?: CertificationSlug; listsShows?: true })[];
  /** Meaning of a look-up without a result. */
  absence: Statement;
  /** What a result does not prove. */
  presence?: Statement;
  /** What to ask instead of, or in addition to, the look-up. */
  instead?: Statement;
  /** Numbers of the red flags that concern it. */
  flags: readonly number[];
  /** Working time of the look-up in minutes; null if there is none. */
  minutes: number | null;
  /** What to do before the look-up. */
  before?: string;
  /** Response times of the offices. */
  answer: readonly [Statement, ...Statement[]];
}
