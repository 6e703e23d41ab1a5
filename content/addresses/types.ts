import type { Certainty } from '../certainty';
import type { foreignLanguages } from '../text';

/** Languages in which official pages are written, as BCP 47 tags. */
export type AddressLanguage = 'en' | 'no' | (typeof foreignLanguages)[number];

/** An official address outside the site: where a register, an office, a law, a form or a standard is found. */
export interface Address {
  /** What the address belongs to, as its owner names it. */
  name: string;
  /** https only. An address that is only `known` is printed and linked as its host. */
  url: `https://${string}`;
  language: AddressLanguage;
  /** What is found there; a front page says so and names what to search for. */
  what: string;
  /** Read without paying. */
  free: boolean;
  /** Opens only with an account. */
  needsLogin: boolean;
  /** How sure it is that this address is the official one. */
  certainty: Extract<Certainty, 'verified' | 'second-hand' | 'common-practice'>;
  /** ISO date of the last check; absent where nobody opened it. */
  checked?: string;
}
