/** An event on the time axis: a bare year has no position of its own within that year. */
export interface Dated {
  /** ISO date, month or year. */
  date: string;
}

/** Month of an ISO date counted from January of the first year, fractions by the day of the month. */
function monthOf(date: string, firstYear: number): number {
  const [year = firstYear, month = 1, day = 1] = date.split('-').map(Number);
  return (year - firstYear) * 12 + (month - 1) + (day - 1) / 31;
}

/**
 * Places events on an axis of whole years, in months from its start. Events with a month go at their date; events with
 * only a year are spread evenly over it, since nothing more exact is known.
 */
export function placeInTime<T extends Dated>(
  events: readonly T[],
  firstYear: number,
): (T & { month: number })[] {
  return events.map((event) => {
    if (event.date.includes('-')) return { ...event, month: monthOf(event.date, firstYear) };
    const sameYear = events.filter(({ date }) => date === event.date);
    const step = 12 / sameYear.length;
    return { ...event, month: monthOf(event.date, firstYear) + sameYear.indexOf(event) * step };
  });
}
