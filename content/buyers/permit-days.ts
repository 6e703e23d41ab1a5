/**
 * Days that an export office needs for complete documents, by country; printed on /buyers/permits and in the planner.
 */
export const permitDays = {
  UA: { simplified: 15, dualUse: 30, military: 45, coordinated: 90 },
  DK: { military: 14, dualUse: 14 },
  NL: { weeks: 8 },
} as const;
