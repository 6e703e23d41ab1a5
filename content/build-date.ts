/** A day as ISO writes it. */
const isoDay = /^\d{4}-\d{2}-\d{2}$/;

/**
 * The day that a value of BUILD_DATE names; without one, the day of `now` in UTC.
 * @throws RangeError for anything but an existing ISO day.
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
 * ISO day of the build (BUILD_DATE, otherwise today in UTC): the site's only clock. Wordings, sections of the register and
 * the start of worked plans follow it; nothing in the browser imports it.
 */
export const buildDate = readBuildDate(process.env.BUILD_DATE, new Date());
