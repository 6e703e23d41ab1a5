/** Units in which the site states a range; amounts are whole units (euros, not thousands). */
export type Unit = keyof typeof ukrainianUnits | 'percent';

/** A closed numeric range, minimum first, in one unit. `lib/figures/format.ts` is the only place that prints it. */
export interface Range<U extends Unit = Unit> {
  min: number;
  max: number;
  unit: U;
}

/** Range in months. */
export const months = (min: number, max: number = min): Range<'months'> => ({ min, max, unit: 'months' });
/** Range in weeks. */
export const weeks = (min: number, max: number = min): Range<'weeks'> => ({ min, max, unit: 'weeks' });
/** Range in euros. */
export const eur = (min: number, max: number = min): Range<'EUR'> => ({ min, max, unit: 'EUR' });
/** Range in US dollars. */
export const usd = (min: number, max: number = min): Range<'USD'> => ({ min, max, unit: 'USD' });
/** Range in percent. */
export const percent = (min: number, max: number = min): Range<'percent'> => ({ min, max, unit: 'percent' });
/** Range in hours. */
export const hours = (min: number, max: number = min): Range<'hours'> => ({ min, max, unit: 'hours' });
/** Range in days. */
export const days = (min: number, max: number = min): Range<'days'> => ({ min, max, unit: 'days' });
/** Range in years. */
export const years = (min: number, max: number = min): Range<'years'> => ({ min, max, unit: 'years' });

/** English names of the units that are words. */
export const englishUnits = {
  months: { one: 'month', other: 'months' },
  weeks: { one: 'week', other: 'weeks' },
  hours: { one: 'hour', other: 'hours' },
  days: { one: 'day', other: 'days' },
  years: { one: 'year', other: 'years' },
} as const;

/** Ukrainian names of the units by plural form, as `Intl.PluralRules` names the forms; fractions take `other`. */
export const ukrainianUnits = {
  months: { one: 'місяць', few: 'місяці', many: 'місяців', other: 'місяця' },
  weeks: { one: 'тиждень', few: 'тижні', many: 'тижнів', other: 'тижня' },
  EUR: { one: 'євро', few: 'євро', many: 'євро', other: 'євро' },
  USD: { one: 'долар США', few: 'долари США', many: 'доларів США', other: 'долара США' },
  GBP: { one: 'фунт', few: 'фунти', many: 'фунтів', other: 'фунта' },
  PLN: { one: 'злотий', few: 'злоті', many: 'злотих', other: 'злотого' },
  hours: { one: 'година', few: 'години', many: 'годин', other: 'години' },
  days: { one: 'день', few: 'дні', many: 'днів', other: 'дня' },
  years: { one: 'рік', few: 'роки', many: 'років', other: 'року' },
} as const satisfies Readonly<Record<string, Record<'one' | 'few' | 'many' | 'other', string>>>;
