import { percentOf } from '@/lib/geometry/scale';

/** First and last year of the calendar. */
export const calendarYears = { first: 2025, last: 2029 } as const;

const day = 24 * 3600 * 1000;
const start = Date.UTC(calendarYears.first, 0, 1);
/** Number of days in the calendar. */
export const calendarDays = (Date.UTC(calendarYears.last + 1, 0, 1) - start) / day;

/**
 * Returns the days from the start of the calendar to an ISO day; for a month, to its middle. Undefined for a year without
 * a month, and for dates outside the calendar.
 */
export function daysIn(iso: string): number | undefined {
  const [year = 0, month, date = 16] = iso.split('-').map(Number);
  if (!month) return;
  const days = (Date.UTC(year, month - 1, date) - start) / day;
  return days >= 0 && days < calendarDays ? days : undefined;
}

/** Returns the position of a day on the calendar, in percent of its width. */
export const placeOf = (days: number): string => percentOf(days, calendarDays);

/** A labeled marker on a lane, in px from the lane's start. */
export interface Flag {
  x: number;
  /** Width of its label in px; 0 without a label. */
  width: number;
}

/** Position of a label: its row above (negative) or below the lane, and the side of its pole. */
export interface LabelPlace {
  row: -2 | -1 | 1 | 2;
  side: 'start' | 'end';
}

const candidates: readonly LabelPlace[] = ([-1, 1, -2, 2] as const).flatMap((row) => [
  { row, side: 'start' },
  { row, side: 'end' },
]);

interface Box {
  from: number;
  to: number;
  row: number;
}

/** Distance between a label and its pole, and between two labels, in px. */
const gap = 8;

const boxOf = ({ x, width }: Flag, { row, side }: LabelPlace): Box =>
  side === 'start' ? { from: x, to: x + gap + width, row } : { from: x - gap - width, to: x, row };
const touch = (a: Box, b: Box, distance = gap) => a.from < b.to + distance && b.from < a.to + distance;
/** Returns whether a pole crosses a label in the nearer row on its side. */
const crosses = (pole: Box, x: number, label: Box) =>
  Math.sign(pole.row) === Math.sign(label.row) &&
  Math.abs(label.row) < Math.abs(pole.row) &&
  label.from - gap < x &&
  x < label.to + gap;

/**
 * Finds a position for each label so that none touches another one, a pole, a blocked area or an end of the lane. Tries
 * the nearest positions first, with backtracking. Returns undefined if the labels do not all fit.
 */
export function placeLabels(
  flags: readonly Flag[],
  lane: { width: number; blocked: readonly Box[] },
): (LabelPlace | undefined)[] | undefined {
  const placed: { x: number; box: Box }[] = [];
  const positions: (LabelPlace | undefined)[] = [];
  const isFree = (flag: Flag, place: LabelPlace) => {
    const box = boxOf(flag, place);
    return (
      box.from >= 0 &&
      box.to <= lane.width &&
      lane.blocked.every((other) => other.row !== box.row || !touch(box, other, 0)) &&
      placed.every(
        (other) =>
          (other.box.row !== box.row || !touch(box, other.box)) &&
          !crosses(box, flag.x, other.box) &&
          !crosses(other.box, other.x, box),
      )
    );
  };
  const placeFrom = (index: number): boolean => {
    const flag = flags[index];
    if (!flag) return true;
    if (flag.width === 0) {
      positions[index] = undefined;
      return placeFrom(index + 1);
    }
    return candidates.some((place) => {
      if (!isFree(flag, place)) return false;
      placed.push({ x: flag.x, box: boxOf(flag, place) });
      positions[index] = place;
      if (placeFrom(index + 1)) return true;
      placed.pop();
      return false;
    });
  };
  return placeFrom(0) ? positions : undefined;
}
