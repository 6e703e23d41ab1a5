/** Weight of the outlines of a technical drawing, in its units, which elements without a weight inherit. */
export const outline = 1.8;
/** Weight of details inside an outline. */
export const detail = { strokeWidth: 0.9 } as const;
/** Weight of hatched areas. */
export const hatching = { strokeWidth: 0.55, opacity: 0.65 } as const;

/** Rounds a coordinate of a drawing to one decimal. */
export const round = (n: number): number => Number(n.toFixed(1));
