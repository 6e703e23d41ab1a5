import { formatTags, type Locale } from '@/content/locales';
import { type Range, ukrainianUnits } from '@/content/units';
import { formatNumbers, formatRange } from './format';

/**
 * Formats a range with its unit in a language, in Ukrainian also money by its name. It is apart from `formatRange`, so that
 * the planner's scripts do not contain the Ukrainian names.
 */
export function formatRangeIn(locale: Locale, range: Range): string {
  const { max, unit } = range;
  if (locale === 'en' || unit === 'percent') return formatRange(range);
  // The noun agrees with the last number: "5–10 місяців", "12–23 місяці".
  const form = new Intl.PluralRules(formatTags[locale]).select(max) as 'one' | 'few' | 'many' | 'other';
  return `${formatNumbers(range, locale)} ${ukrainianUnits[unit][form]}`;
}
