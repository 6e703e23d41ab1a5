import type { Month } from './types';

/** Number of a month, for counting. */
export const monthNumber = (month: Month): number =>
  Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;

/** The month of a number. */
export const monthOfNumber = (number: number): Month =>
  `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`;

/** The month that lies `count` months after another one. */
export const addMonths = (month: Month, count: number): Month => monthOfNumber(monthNumber(month) + count);

/** The calendar month in which something that takes `months` from the start ends. */
export const endMonth = (start: Month, months: number): Month => addMonths(start, Math.ceil(months) - 1);

/** The calendar month in which something begins that starts `months` after the start. */
export const startMonth = (start: Month, months: number): Month => addMonths(start, Math.floor(months));

/** Month that a date falls in. */
export const monthOfDate = (date: Date): Month => monthOfNumber(date.getFullYear() * 12 + date.getMonth());

/** Months from a plan’s first month to an ISO day, true to the day. */
export function monthsUntil(day: string, startMonth: number): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return monthNumber(day.slice(0, 7)) - startMonth + (date - 1) / new Date(year, month, 0).getDate();
}

/** Months of a plan’s calendar: whole quarters, at least a year, a little more than the last arrival or the deadline. */
export const calendarSpan = (last: number, deadline = 0): number =>
  Math.max(12, Math.ceil((Math.max(last, deadline) + 1.2) / 3) * 3);
