import type { Month } from './types';

/** Converts a month to a number, counted from year 0. */
export const monthNumber = (month: Month): number =>
  Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;

/** Converts a number back to its month. */
export const monthOfNumber = (number: number): Month =>
  `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`;

/** Returns the month that is `count` months later. */
export const addMonths = (month: Month, count: number): Month => monthOfNumber(monthNumber(month) + count);

/** Returns the calendar month in which an item ends that takes `months` from the start. */
export const endMonth = (start: Month, months: number): Month => addMonths(start, Math.ceil(months) - 1);

/** Returns the calendar month in which an item begins, `months` after the start. */
export const startMonth = (start: Month, months: number): Month => addMonths(start, Math.floor(months));

/** Returns the month of a date, in local time. */
export const monthOfDate = (date: Date): Month => monthOfNumber(date.getFullYear() * 12 + date.getMonth());

/** Returns the months from a plan’s first month, given as a number, to an ISO day, with the day as a fraction. */
export function monthsUntil(day: string, startMonth: number): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return monthNumber(day.slice(0, 7)) - startMonth + (date - 1) / new Date(year, month, 0).getDate();
}

/** Returns the length of a plan’s calendar in months: whole quarters, at least a year, with a margin after the last end or the deadline. */
export const calendarSpan = (last: number, deadline = 0): number =>
  Math.max(12, Math.ceil((Math.max(last, deadline) + 1.2) / 3) * 3);
