import type { Text } from '../text';

/** Key of the asterisk in "Required*"; stands wherever the word does. */
export const requirementNote: Text = '* Required for specific contract types or classified programs.';

/** Keeps the table's euros and months and the pages' dollars and months from being taken for errors of each other. */
export const currencyNote: Text =
  'The comparison gives indicative planning ranges in euros, so that the eight can be held against one another. Each certification’s own page gives planning ranges in US dollars, phase by phase. The two are separate estimates of different scope: neither is a conversion of the other, and their months differ for the same reason.';
