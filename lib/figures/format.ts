import { monthNames, spans } from '@/content/labels';
import type { Target } from '@/content/stations/blocks';
import type { Range, Unit } from '@/content/units';
import { fill } from '@/lib/text/fill';

/** Currency symbols; English readers do not know the symbol of the zloty, so its code precedes the amount. */
const currency = { EUR: '€', USD: '$', GBP: '£', PLN: 'PLN\u00a0' } as const;
/** Created once, because `toLocaleString` creates a formatter per number, which dominated the time to print a plan. */
const { format: thousands } = new Intl.NumberFormat('en-US');

/** Formats a range with an en dash and its unit once: "12–18 months", "€55,000–100,000", "200–300%". */
export function formatRange({ min, max, unit }: Range): string {
  const numbers = min === max ? thousands(min) : `${thousands(min)}–${thousands(max)}`;
  if (unit in currency) return `${currency[unit as keyof typeof currency]}${numbers}`;
  if (unit === 'percent') return `${numbers}%`;
  return `${numbers} ${max === 1 ? unit.slice(0, -1) : unit}`;
}

/** Formats money in thousands for narrow spaces: "$65–110K". */
export function formatThousands({ min, max, unit }: Range<'EUR'> | Range<'USD'>): string {
  const k = (n: number) => thousands(n / 1000);
  return `${currency[unit]}${min === max ? k(min) : `${k(min)}–${k(max)}`}K`;
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

/** Adds a plus to the number of a figure, which means "or more": "30+ months", "$500K–1M+". */
export const withPlus = (figure: string): string => figure.replace(/^\S+/, '$&+');

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
export function formatDate(iso: string): string {
  const match = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/.exec(iso);
  const month = match?.[2] ? monthNames[Number(match[2]) - 1] : '';
  if (!match || (match[2] && !month)) throw new Error(`formatDate: "${iso}" is not an ISO date`);
  return [match[3] ? String(Number(match[3])) : '', month, match[1]].filter(Boolean).join(' ');
}

/** Formats the months of a station: "Month 1", "Months 3–4". */
export function formatMonths({ from, to }: { from: number; to: number }): string {
  return fill(from === to ? spans.months.one : spans.months.more, { from, to });
}
