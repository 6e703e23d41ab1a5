import { monthsAhead } from '@/content/planner/limits';
import { longMonth } from '@/lib/planner/engine/calendar-months';
import { addMonths, monthNumber, monthOfDate, monthOfNumber } from '@/lib/planner/engine/months';
import type { Month } from '@/lib/planner/engine/types';
import { setText } from './set-text';

/** The start that nobody has chosen. */
export const nextMonth = (today: Date) => addMonths(monthOfDate(today), 1);

/** Moves the start or the deadline by months; a deadline that is not set begins a year after the start. */
export function moveMonth(root: HTMLElement, { move, by }: DOMStringMap, today: Date) {
  const start = root.dataset.start ?? nextMonth(today);
  const deadline = root.dataset.deadline ?? addMonths(start, 11);
  if (by === undefined) {
    if (root.dataset.deadline) delete root.dataset.deadline;
    else root.dataset.deadline = deadline;
  } else if (move === 'start') root.dataset.start = reachable(addMonths(start, Number(by)), today);
  else root.dataset.deadline = reachable(addMonths(deadline, Number(by)), today);
}

/** The nearest month that a plan can have: neither over nor too far ahead. */
const reachable = (month: Month, today: Date): Month => {
  const first = monthNumber(monthOfDate(today));
  return monthOfNumber(Math.min(Math.max(monthNumber(month), first), first + monthsAhead));
};

/** Writes the two months where the page shows them; the deadline's steps are there only while there is one. */
export function showMonths(root: HTMLElement, start: string) {
  const { deadline } = root.dataset;
  for (const place of root.querySelectorAll<HTMLElement>('[data-month]')) {
    const { month, empty = '' } = place.dataset;
    setText(place, month === 'start' ? longMonth(start) : deadline ? longMonth(deadline) : empty);
  }
  for (const toggle of root.querySelectorAll<HTMLElement>('[data-remove]'))
    setText(toggle, (deadline ? toggle.dataset.remove : toggle.dataset.set) ?? '');
  // The same written again would be styled again.
  for (const step of root.querySelectorAll<HTMLElement>('[data-move="deadline"][data-by]'))
    if (step.hidden === !!deadline) step.hidden = !deadline;
}
