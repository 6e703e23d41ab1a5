/** Formats a span in months without its unit: "6", "6–9". `formatRange` would add all units to the scripts. */
export const formatSpan = (min: number, max: number): string => (min === max ? `${min}` : `${min}–${max}`);
