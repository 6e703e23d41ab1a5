import { count } from '../counts';
import type { Text } from '../text';

/** Returns the note on the months of a certification that builds on ISO 9001; the planner uses the same text. */
export const monthsBasisNote = (slug: 'aqap2110' | 'as9100d'): Text =>
  `{=${slug}.running} from a running ISO 9001 system; {=${slug}.built} if that system is built first.`;

/** Explanation of "Required*", printed wherever it occurs. */
export const requirementNote: Text = '* Required for specific contract types or classified programs.';

/** Explains why the euros and months of the table differ from the dollars and months of the pages. */
export const currencyNote: Text = `Euros and months here are planning ranges for comparing the ${count.certifications}. The pages give separate estimates of different scope, in US dollars and by phase: neither is a conversion of the other.`;
