/** Labels of external links. */
export const addressLabels = {
  /** Language of the target page, if not English. */
  language: 'in {language}',
  /** Target page that requires an account. */
  needsLogin: 'needs an account',
  /** Standard that has to be bought. */
  paid: 'sold by the publisher',
} as const;
