/** Returns the position of a year, month or day (ISO) on an axis of years: half of 2025 is 2025.5. */
export function yearOf(date: string): number {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return year + (month - 1) / 12 + (day - 1) / 365;
}
