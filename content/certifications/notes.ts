import type { Text } from '../text';

/** How the months of a certification that stands on ISO 9001 are counted; the planner says it in the same words. */
export const groundworkNote = (slug: 'aqap2110' | 'as9100d'): Text =>
  `{=${slug}.running} from a running ISO 9001 system; {=${slug}.built} if that system is built first.`;

/** Key of the asterisk in "Required*"; appears wherever the word does. */
export const requirementNote: Text = '* Required for specific contract types or classified programs.';

/** Explains why the table's euros and months differ from the pages' dollars and months. */
export const currencyNote: Text =
  'Euros and months here are planning ranges for comparing the eight. The pages give separate estimates of different scope, in US dollars and by phase: neither is a conversion of the other.';
