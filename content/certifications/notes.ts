import { count } from '../counts';
import type { Text } from '../text';

/** Returns the note on the months of a certification that builds on ISO 9001; the planner uses the same text. */
export const monthsBasisNote = (slug: 'aqap2110' | 'as9100d'): Text =>
  `Plan {figure:${slug}.running} if your ISO 9001 system is running, and {figure:${slug}.built} if you build that system first.`;

/** Explanation of "Required*", printed wherever it occurs. */
export const requirementNote: Text = '* Required for specific contract types or classified programs.';

/** Explains why the euros and months of the table differ from the dollars and months of the pages. */
export const currencyNote: Text = `Euros and months here are planning ranges for comparing the ${count.certifications} certifications. Each certification’s page gives a separate estimate with a different scope, in US dollars and by phase. For your budget, use the figures on the pages.`;
