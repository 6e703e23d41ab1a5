/** Line weights of the technical drawings; a part without one inherits the outline weight of its drawing. */
export const outline = 1.8;
export const detail = { strokeWidth: 0.9 } as const;
export const hatching = { strokeWidth: 0.55, opacity: 0.65 } as const;

/** Drawing coordinates carry one decimal at most. */
export const round = (n: number): number => Number(n.toFixed(1));
