import type { Rule } from '../types';
import { circumstanceRules, defaultRule, homeCountryRules, scopeRules, weaponRules } from './circumstances';
import { lawRules } from './law';
import { qualityRules } from './quality';
import { securityRules } from './security';

export { circumstanceRules, defaultRule, scopeRules };

/** Rules that give verdicts and gates, in the order of reading: a later one may look at an earlier one's verdict. */
export const readingOrder: readonly Rule[] = [
  ...qualityRules,
  ...securityRules,
  ...lawRules,
  ...homeCountryRules,
  ...weaponRules,
];

/** Every line of the rule table. */
export const rules: readonly Rule[] = [...scopeRules, ...readingOrder, defaultRule, ...circumstanceRules];
