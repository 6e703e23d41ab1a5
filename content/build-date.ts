/** Format of an ISO 8601 calendar day. */
const isoDay = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Returns the day in BUILD_DATE, or the day of `now` in UTC if the variable is empty.
 * @throws RangeError unless the value is an existing ISO day.
 */
export function readBuildDate(value: string | undefined, now: Date): string {
  const day = value?.trim();
  if (!day) return now.toISOString().slice(0, 10);
  const time = isoDay.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day)
    throw new RangeError(`BUILD_DATE: "${day}" is not a day such as 2027-01-31`);
  return day;
}

/**
 * ISO day of the build (BUILD_DATE, by default today in UTC), the only clock of the site. Dated texts, the register of
 * rules and the start of the worked plans depend on it; client code never imports it.
 */
export const buildDate = readBuildDate(process.env.BUILD_DATE, new Date());
