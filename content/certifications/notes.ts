import type { Text } from '../text';

/** Key of the asterisk in "Required*"; appears wherever the word does. */
export const requirementNote: Text = '* Required for specific contract types or classified programs.';

/** Explains why the table's euros and months differ from the pages' dollars and months. */
export const currencyNote: Text =
  'Euros and months here are planning ranges for comparing the eight. The pages give separate estimates of different scope, in US dollars and by phase: neither is a conversion of the other.';
