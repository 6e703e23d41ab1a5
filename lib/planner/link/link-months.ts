import { monthsAhead } from '@/content/planner/limits';
import { monthNumber } from '../engine/months';
import type { Month } from '../engine/types';

/** A month that a plan can have; undefined where it cannot. `today` is the month of the visitor. */
export function monthOf(value: string, today: Month): Month | undefined {
  const isMonth = /^\d{4}-(0[1-9]|1[0-2])$/.test(value);
  return isMonth && Math.abs(monthNumber(value) - monthNumber(today)) <= monthsAhead ? value : undefined;
}

/** A deadline: a month, or the number of months from the start to its end. */
export function deadlineOf(value: string, today: Month): Month | number | undefined {
  const count = /^[1-9]\d?$/.test(value) ? Number(value) : Number.POSITIVE_INFINITY;
  return count <= monthsAhead ? count : monthOf(value, today);
}
