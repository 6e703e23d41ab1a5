import type { Rule } from '../types';
import { circumstanceRules, defaultRule, homeCountryRules, scopeRules, weaponRules } from './circumstances';
import { lawRules } from './law';
import { qualityRules } from './quality';
import { securityRules } from './security';

export { circumstanceRules, defaultRule, scopeRules };

/** Rules that produce verdicts and gates, in evaluation order: a rule may depend on earlier verdicts. */
export const readingOrder: readonly Rule[] = [...qualityRules, ...securityRules, ...lawRules, ...homeCountryRules, ...weaponRules];

/** All rules of the table, grouped by subject. */
export const ruleGroups = [
  { id: 'quality', rules: qualityRules },
  { id: 'security', rules: securityRules },
  { id: 'law', rules: lawRules },
  { id: 'seat', rules: homeCountryRules },
  { id: 'weapon', rules: weaponRules },
  { id: 'own', rules: circumstanceRules },
  { id: 'scope', rules: [...scopeRules, defaultRule] },
] as const satisfies readonly { id: string; rules: readonly Rule[] }[];

/** All rules in one list. */
export const rules: readonly Rule[] = ruleGroups.flatMap((group): readonly Rule[] => group.rules);
