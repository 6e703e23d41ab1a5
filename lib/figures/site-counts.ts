import { buyerRecords } from '@/content/buyers';
import { unitedStates } from '@/content/buyers/united-states';
import { lettersBySubject } from '@/content/letters';
import type { SiteCount } from '@/content/page-copy/ledger';
import { entryCount } from '../glossary/entries';
import { networkResults } from '../network/results';
import { registerRules } from '../rules/register';

/** What the site contains, counted from its records for the ledger. */
export const siteCounts = {
  rules: registerRules.filter(({ effective }) => effective).length,
  terms: entryCount(),
  buyers: [...buyerRecords, unitedStates].length,
  combinations: networkResults.length,
  letters: Object.values(lettersBySubject).flat().length,
} as const satisfies Record<SiteCount, number>;
