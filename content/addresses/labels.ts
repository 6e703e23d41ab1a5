/** Words of a link that leaves the site. */
export const addressLabels = {
  /** Name of the language of a page that is not English. */
  language: 'in {language}',
  /** What a page behind an account asks for. */
  needsLogin: 'needs an account',
  /** A standard that is sold. */
  paid: 'sold by the publisher',
} as const;
