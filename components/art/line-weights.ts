/** The line weights of the technical drawings. Elements without one inherit the outline weight of the drawing. */
export const outline = 1.8;
export const detail = { strokeWidth: 0.9 } as const;
export const hatching = { strokeWidth: 0.55, opacity: 0.65 } as const;

/** Rounds a coordinate of a drawing to one decimal. */
export const round = (n: number): number => Number(n.toFixed(1));
