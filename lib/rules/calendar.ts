import { percentOf } from '@/lib/geometry/scale';

/** First and last year of the calendar. */
export const calendarYears = { first: 2025, last: 2029 } as const;

const day = 24 * 3600 * 1000;
const start = Date.UTC(calendarYears.first, 0, 1);
/** Days of the whole calendar. */
export const calendarDays = (Date.UTC(calendarYears.last + 1, 0, 1) - start) / day;

/**
 * Days from the start of the calendar to an ISO day; a month alone at its middle. Nothing for a year alone, which
 * has no place of its own, and for what is outside the calendar.
 */
export function daysIn(iso: string): number | undefined {
  const [year = 0, month, date = 16] = iso.split('-').map(Number);
  if (!month) return;
  const days = (Date.UTC(year, month - 1, date) - start) / day;
  return days >= 0 && days < calendarDays ? days : undefined;
}

/** The place of a day on the calendar, in percent of its width. */
export const placeOf = (days: number): string => percentOf(days, calendarDays);

/** A named mark on a lane, in px from the lane's start. */
export interface Flag {
  x: number;
  /** Width of its label in px; 0 where it has none. */
  width: number;
}

/** Where a label stands: its row above (negative) or below the lane, and the side of its pole. */
export interface LabelPlace {
  row: -2 | -1 | 1 | 2;
  side: 'start' | 'end';
}

const places: readonly LabelPlace[] = ([-1, 1, -2, 2] as const).flatMap((row) => [
  { row, side: 'start' },
  { row, side: 'end' },
]);

interface Box {
  from: number;
  to: number;
  row: number;
}

/** Room between a label and its pole, and between two labels, in px. */
const gap = 8;

const boxOf = ({ x, width }: Flag, { row, side }: LabelPlace): Box =>
  side === 'start' ? { from: x, to: x + gap + width, row } : { from: x - gap - width, to: x, row };
const touch = (a: Box, b: Box, room = gap) => a.from < b.to + room && b.from < a.to + room;
/** A pole runs through the nearer row of its side. */
const crosses = (pole: Box, x: number, label: Box) =>
  Math.sign(pole.row) === Math.sign(label.row) &&
  Math.abs(label.row) < Math.abs(pole.row) &&
  label.from - gap < x &&
  x < label.to + gap;

/**
 * Finds for each flag a place where no label touches another, a pole, a blocked part or an end of the lane; flags are
 * tried from the first to the last, each in the nearest free place. Nothing where one of them has none.
 */
export function placeLabels(
  flags: readonly Flag[],
  lane: { width: number; blocked: readonly Box[] },
): (LabelPlace | undefined)[] | undefined {
  const set: { x: number; box: Box }[] = [];
  const found: (LabelPlace | undefined)[] = [];
  const free = (flag: Flag, place: LabelPlace) => {
    const box = boxOf(flag, place);
    return (
      box.from >= 0 &&
      box.to <= lane.width &&
      lane.blocked.every((other) => other.row !== box.row || !touch(box, other, 0)) &&
      set.every(
        (other) =>
          (other.box.row !== box.row || !touch(box, other.box)) &&
          !crosses(box, flag.x, other.box) &&
          !crosses(other.box, other.x, box),
      )
    );
  };
  const next = (index: number): boolean => {
    const flag = flags[index];
    if (!flag) return true;
    if (flag.width === 0) {
      found[index] = undefined;
      return next(index + 1);
    }
    return places.some((place) => {
      if (!free(flag, place)) return false;
      set.push({ x: flag.x, box: boxOf(flag, place) });
      found[index] = place;
      if (next(index + 1)) return true;
      set.pop();
      return false;
    });
  };
  return next(0) ? found : undefined;
}
