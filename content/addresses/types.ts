import type { Certainty } from '../certainty';
import type { foreignLanguages } from '../text';

/** Official address outside the site: a register, an office, a law, a form or a standard. */
export interface Address {
  /** Name that its owner uses. */
  name: string;
  /** URL, https only. An address with certainty `common-practice` is printed and linked as its host. */
  url: `https://${string}`;
  /** Language of the page as a BCP 47 tag. */
  language: 'no' | (typeof foreignLanguages)[number];
  /** Content at the address; for a front page, also what to search for. */
  what: string;
  /** True if it can be read without payment. */
  free: boolean;
  /** True if it requires an account. */
  needsLogin: boolean;
  /** Certainty that this is the official address. */
  certainty: Extract<Certainty, 'verified' | 'second-hand' | 'common-practice'>;
  /** ISO day of the last check; absent if unverified. */
  checked?: string;
}
