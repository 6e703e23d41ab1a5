import type { Rule } from '../types';
import { circumstanceRules, defaultRule, homeCountryRules, scopeRules, weaponRules } from './circumstances';
import { lawRules } from './law';
import { qualityRules } from './quality';
import { securityRules } from './security';

export { circumstanceRules, defaultRule, scopeRules };

/** Rules that give verdicts and gates, in the order of reading: a later one may look at an earlier one's verdict. */
export const readingOrder: readonly Rule[] = [...qualityRules, ...securityRules, ...lawRules, ...homeCountryRules, ...weaponRules];

/** Every line of the rule table, by what it is about. */
export const ruleGroups = [
  { id: 'quality', rules: qualityRules },
  { id: 'security', rules: securityRules },
  { id: 'law', rules: lawRules },
  { id: 'seat', rules: homeCountryRules },
  { id: 'weapon', rules: weaponRules },
  { id: 'own', rules: circumstanceRules },
  { id: 'scope', rules: [...scopeRules, defaultRule] },
] as const satisfies readonly { id: string; rules: readonly Rule[] }[];

/** The same in one list. */
export const rules: readonly Rule[] = ruleGroups.flatMap((group): readonly Rule[] => group.rules);
