import type { Certainty } from '../certainty';
import type { foreignLanguages } from '../text';

/** Languages of official pages, as BCP 47 tags. */
export type AddressLanguage = 'en' | 'no' | (typeof foreignLanguages)[number];

/** Official address outside the site: a register, an office, a law, a form or a standard. */
export interface Address {
  /** Name that its owner uses. */
  name: string;
  /** URL, https only. An address with certainty `common-practice` is printed and linked as its host. */
  url: `https://${string}`;
  language: AddressLanguage;
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
