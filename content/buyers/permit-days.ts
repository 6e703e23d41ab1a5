/** Days that an export office names, from complete papers, by seat: what /buyers/permits and the planner print. */
export const permitDays = {
  UA: { simplified: 15, dualUse: 30, military: 45, coordinated: 90 },
  DK: { military: 14, dualUse: 14 },
} as const;
