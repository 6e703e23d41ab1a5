import type { AddressId } from '../addresses';
import type { Certainty } from '../certainty';
import type { CertificationSlug } from '../certifications/slugs';
import type { Text, TitledText } from '../text';

/** A statement with how sure it is; `office` is asked where it was not read at its source. */
export interface VerifyStatement {
  text: Text;
  certainty: Certainty;
  office?: string;
}

/** Who can see whether a paper is valid. */
const visibilities = ['public', 'part', 'account', 'holder', 'authorities', 'none'] as const;
export type Visibility = (typeof visibilities)[number];

/** A step of the check, with what it shows: a row of "How to verify" on a certification page, and of `/verify`. */
export interface VerificationStep extends TitledText {
  /** The only certification page that prints it; all pages of the paper if left out. */
  only?: CertificationSlug;
  /** It lists what a real paper shows, which `/verify` prints as a list of its own. */
  listsShows?: true;
}

/** A certification whose page prints the steps of the paper. */
interface VerifiedCertification {
  slug: CertificationSlug;
  /** Ends the heading "How to verify …". */
  subject: string;
  /** What the scope line, or the document in its place, must say. */
  scope: Text;
}

/** A paper that a supplier shows: what a real one shows, where to look it up, what absence means. */
export interface VerifiableDocument {
  /** Fragment of its part of the page. */
  id: string;
  name: string;
  /** The certification pages that print its steps. */
  certifications: readonly VerifiedCertification[];
  visibility: Visibility;
  /** What a real one shows; the sheet to print has a tick box for each. */
  shows: readonly VerifyStatement[];
  /** Where to look it up; name, cost, account and language stand with the address. */
  lookUp: readonly AddressId[];
  /** How to go about it. */
  places: readonly VerificationStep[];
  /** What it means if the look-up finds nothing. */
  absence: VerifyStatement;
  /** What a hit does not prove. */
  presence?: VerifyStatement;
  /** What to ask instead of the look-up, or beside it. */
  instead?: VerifyStatement;
  /** Numbers of the red flags that concern it. */
  flags: readonly number[];
  /** Working minutes of the look-up; null where there is none. */
  minutes: number | null;
  /** What comes before the look-up. */
  before?: string;
  /** How long the answer of an office takes. */
  answer: readonly [VerifyStatement, ...VerifyStatement[]];
}
