import { buyerRecords } from '@/content/buyers';
import { unitedStates } from '@/content/buyers/united-states';
import { lettersBySubject } from '@/content/letters';
import type { SiteCount } from '@/content/page-copy/home';
import { entriesIn } from '../buyers/statements';
import { networkResults } from '../network/results';
import { registerRules } from '../rules/register';

/** Returns the open questions in a value, without duplicates. */
const questionsIn = (value: unknown) =>
  new Set(
    entriesIn(value).flatMap((entry) => ('text' in entry && entry.certainty === 'open' ? entry.text : [])),
  );

/** What the site contains, counted from its records for the home page. */
export const siteCounts = {
  rules: registerRules.filter(({ effective }) => effective).length,
  combinations: networkResults.length,
  letters: Object.values(lettersBySubject).flat().length,
  questions: questionsIn([buyerRecords, unitedStates]).size,
} as const satisfies Record<SiteCount, number>;
