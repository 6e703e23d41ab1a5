/** Months of the ruler under the map. */
const rulerMonths = 24;

/** Months that carry a number, the first and the last at the ends. */
export const rulerSteps = [0, 6, 12, 18, rulerMonths] as const;

/** A place or a length on the ruler. */
export const rulerShare = (months: number) => `${(months / rulerMonths) * 100}%`;
