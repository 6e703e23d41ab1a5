import { spans } from '@/content/labels';
import { formatTags, type Locale } from '@/content/locales';
import type { Target } from '@/content/stations/blocks';
import { englishUnits, type Range, type Unit } from '@/content/units';
import { fill } from '@/lib/text/fill';

/** Currency symbols; English readers do not know the symbol of the zloty, so its code precedes the amount. */
const currency = { EUR: '€', USD: '$', GBP: '£', PLN: 'PLN\u00a0' } as const;

function createFormatters(tag: string) {
  const date = (fields: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tag, { timeZone: 'UTC', year: 'numeric', ...fields });
  return {
    number: new Intl.NumberFormat(tag).format,
    year: date({}),
    month: date({ month: 'long' }),
    day: date({ month: 'long', day: 'numeric' }),
  };
}

const created: Partial<Record<Locale, ReturnType<typeof createFormatters>>> = {};
/** Returns the formatters of a language, created once: one per number dominated the time to print a plan. */
const formattersOf = (locale: Locale) => {
  created[locale] ??= createFormatters(formatTags[locale]);
  return created[locale];
};
const thousands = (number: number) => formattersOf('en').number(number);

/** Formats a whole number without separators; a negative one with the minus sign, not a hyphen: "−145". */
export const formatInteger = (number: number): string => (number < 0 ? `−${-number}` : String(number));

/** Formats a number, or a range with an en dash, without a unit: "12–18", "55,000–100,000". */
export function formatNumbers({ min, max }: Pick<Range, 'min' | 'max'>, locale: Locale = 'en'): string {
  const { number } = formattersOf(locale);
  return min === max ? number(min) : `${number(min)}–${number(max)}`;
}

/** Formats a range for screen readers, without a unit: "12 to 18". */
export const formatSpoken = ({ min, max }: Pick<Range, 'min' | 'max'>): string =>
  min === max ? thousands(min) : `${thousands(min)} to ${thousands(max)}`;

/** Formats a range with its unit once: "12–18 months", "€55,000–100,000", "200–300%". */
export function formatRange(range: Range): string {
  const { max, unit } = range;
  const numbers = formatNumbers(range);
  if (unit === 'percent') return `${numbers}%`;
  if (unit in currency) return `${currency[unit as keyof typeof currency]}${numbers}`;
  return `${numbers} ${englishUnits[unit as keyof typeof englishUnits][max === 1 ? 'one' : 'other']}`;
}

/** Formats an amount in short form: "500K", "1M". */
function short(n: number): string {
  return n >= 1e6 ? `${thousands(n / 1e6)}M` : `${thousands(n / 1e3)}K`;
}

/** Formats money above and below a million in short form: "$500K–1M". */
export function formatShort({ min, max, unit }: Range<'EUR'> | Range<'USD'>): string {
  return `${currency[unit]}${min === max ? short(min) : `${short(min)}–${short(max)}`}`;
}

const signs: Record<Target['aim'], string> = { 'at-least': '≥', improvement: '+', reduction: '−', none: '' };

/** Formats a target as a tolerance, a bound or a change with its sign: "≥95%", "+25%", "0". */
export function formatTolerance(aim: Target['aim'], value?: Target['value']): string {
  return value ? `${signs[aim]}${formatRange(value)}` : '0';
}

/** Formats months that can be exceeded: "30+ months". */
export const formatOpenMonths = (range: Range<'months'>): string =>
  `${formatNumbers(range)}+ ${englishUnits.months.other}`;

/** Adds ranges of one unit; throws if there is nothing to add or the units differ. */
export function sumRanges<U extends Unit>(ranges: readonly Range<U>[]): Range<U> {
  const unit = ranges[0]?.unit;
  if (!unit) throw new Error('sumRanges: no ranges to add');
  const mismatch = ranges.find((range) => range.unit !== unit);
  if (mismatch) throw new Error(`sumRanges: cannot add ${mismatch.unit} to ${unit}`);
  const total = (end: 'min' | 'max') => ranges.reduce((sum, range) => sum + range[end], 0);
  return { min: total('min'), max: total('max'), unit };
}

/** Replaces spaces with no-break spaces, so that a figure or a date stays on one line. */
export const withNoBreakSpaces = (printed: string): string => printed.replaceAll(' ', '\u00a0');

/** Formats an ISO date of any precision: "2025", "September 2025", "10 November 2025". Throws for other strings. */
export function formatDate(iso: string, locale: Locale = 'en'): string {
  const [, , month, day] = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/.exec(iso) ?? [];
  const date = new Date(iso);
  if (!/^\d{4}(-\d{2}){0,2}$/.test(iso) || Number.isNaN(date.getTime()))
    throw new Error(`formatDate: "${iso}" is not an ISO date`);
  return formattersOf(locale)[day ? 'day' : month ? 'month' : 'year'].format(date);
}

/** Formats the months of a station: "Month 1", "Months 3–4". */
export function formatMonths({ from, to }: { from: number; to: number }): string {
  return fill(from === to ? spans.months.one : spans.months.more, { from, to });
}
