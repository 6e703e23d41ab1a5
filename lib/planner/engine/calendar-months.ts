import { formatDate } from '../../figures/format';
import { monthOfNumber } from './months';
import type { Month } from './types';

/** Returns a month in the form "December 2027". */
export const longMonth = (month: Month): string => formatDate(month);

/** Formatters of months in tables. American English, because British English writes "Sept". */
const short = (fields: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short', ...fields });
const monthAndYear = short({ year: 'numeric' });
const monthOnly = short({});

/** Returns a month, given by its number, in the form "Dec 2027". */
export const shortMonth = (number: number): string => monthAndYear.format(new Date(monthOfNumber(number)));

/** Formats a range of months for a table, for example "Feb–Mar 2027" or "Nov 2027–Aug 2028". */
export function shortRange(first: Month, last: Month): string {
  if (first === last) return monthAndYear.format(new Date(last));
  const from = first.slice(0, 4) === last.slice(0, 4) ? monthOnly : monthAndYear;
  return `${from.format(new Date(first))}–${monthAndYear.format(new Date(last))}`;
}
