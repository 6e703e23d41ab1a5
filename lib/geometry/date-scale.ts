/** Dates on one axis of days, as fractions of its length. */
export interface DateScale {
  /** Place of each date, in rising order, and how many steps its stop is raised to stand clear of the one before. */
  stops: { at: number; level: number }[];
  /** First day of each year on the axis. */
  years: { year: number; at: number }[];
}

/** What the axis runs on behind the last date, as a fraction of the time between the first and the last. */
const runOut = 0.05;

/** Least distance of two stops on one level: a stop of 27 px on the line of the narrowest window, 254 px long. */
const clear = 27 / 254;

const dayOf = (iso: string): number => Date.parse(iso) / 86_400_000;

/** Places rising ISO days true to scale: the axis starts at the first and runs on a little behind the last. Throws where no time passes. */
export function dateScale(dates: readonly string[]): DateScale {
  const days = dates.map(dayOf);
  const [from, to] = [Math.min(...days), Math.max(...days)];
  if (!(to > from)) throw new Error(`dateScale: no time passes between ${dates.join(', ')}`);
  const length = (to - from) * (1 + runOut);
  const place = (day: number) => (day - from) / length;
  /** Where the last stop of each level stands. */
  const ends: number[] = [];
  const stops = days.map(place).map((at) => {
    const free = ends.findIndex((end) => at - end >= clear);
    const level = free < 0 ? ends.length : free;
    ends[level] = at;
    return { at, level };
  });
  const first = new Date(from * 86_400_000).getUTCFullYear() + 1;
  const last = new Date((from + length) * 86_400_000).getUTCFullYear();
  return {
    stops,
    years: Array.from({ length: last - first + 1 }, (_, index) => ({
      year: first + index,
      at: place(dayOf(`${first + index}-01-01`)),
    })),
  };
}
