import type { AddressLanguage } from './types';

/** Languages of official pages that are not English: the word for listeners and the short code that is seen. */
export const addressLanguages = {
  uk: { name: 'Ukrainian', code: 'UA' },
  da: { name: 'Danish', code: 'DA' },
  de: { name: 'German', code: 'DE' },
  lt: { name: 'Lithuanian', code: 'LT' },
  pl: { name: 'Polish', code: 'PL' },
  sv: { name: 'Swedish', code: 'SV' },
  fi: { name: 'Finnish', code: 'FI' },
  et: { name: 'Estonian', code: 'ET' },
  nl: { name: 'Dutch', code: 'NL' },
  no: { name: 'Norwegian', code: 'NO' },
  cs: { name: 'Czech', code: 'CS' },
} satisfies Record<Exclude<AddressLanguage, 'en'>, { name: string; code: string }>;

/** Words of a link that leaves the site. */
export const addressLabels = {
  /** Name of the language of a page that is not English. */
  language: 'in {language}',
  /** What a page behind an account asks for. */
  needsLogin: 'needs an account',
  /** A standard that is sold. */
  paid: 'sold by the publisher',
} as const;
