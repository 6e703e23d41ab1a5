/** Dates on one axis of days, as fractions of its length. */
interface DateScale {
  /** Position of each date, in ascending order, and how many steps its stop is raised to clear the one before. */
  stops: { at: number; level: number }[];
  /** First day of each year on the axis. */
  years: { year: number; at: number }[];
}

/** How far the axis runs past the last date, as a fraction of the time from the first date to the last. */
const runOut = 0.05;

/** Least distance between two stops on one level: a 27 px stop on the line of the narrowest window, 254 px long. */
const clear = 27 / 254;

const dayOf = (iso: string): number => Date.parse(iso) / 86_400_000;

/**
 * Places ascending ISO dates true to scale: the axis starts at the first and runs a little past the last. Throws if no
 * time passes.
 */
export function dateScale(dates: readonly string[]): DateScale {
  const days = dates.map(dayOf);
  const [from, to] = [Math.min(...days), Math.max(...days)];
  if (!(to > from)) throw new Error(`dateScale: no time passes between ${dates.join(', ')}`);
  const length = (to - from) * (1 + runOut);
  const place = (day: number) => (day - from) / length;
  /** Position of the last stop on each level. */
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
